// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/store/evidencetext.h"

#include <QTest>

using namespace tacet;

class TestEvidenceText final : public QObject
{
    Q_OBJECT
private slots:
    void isCompact()
    {
        // "/parts/0/type" has 13 bytes, "" none.
        QCOMPARE(evidenceToText({{0, "/parts/0/type", "", 0}}), std::string("0,0,13,0:/parts/0/type"));
        QCOMPARE(evidenceToText({}), std::string());
    }

    void comesBack()
    {
        const std::vector<EvidencePointer> evidence {
            {0, "/message/content/0", "", 0},
            {3, "", "parts", 1},
            {1, "/odd,key:with\nall ~0 ~1 of\tit 世界", "a,b:c", -2},
        };
        const auto back = evidenceFromText(evidenceToText(evidence));
        QCOMPARE(back.size(), evidence.size());
        for (size_t i = 0; i < back.size(); ++i) {
            QCOMPARE(back[i].record, evidence[i].record);
            QCOMPARE(back[i].pointer, evidence[i].pointer);
            QCOMPARE(back[i].absent, evidence[i].absent);
            QCOMPARE(back[i].ordinalOffset, evidence[i].ordinalOffset);
        }
    }

    void whatIsCutIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("understood");
        QTest::newRow("nothing") << QByteArray() << 0;
        QTest::newRow("no number") << QByteArray("x,0,0,0:") << 0;
        QTest::newRow("cut in the numbers") << QByteArray("0,0,2") << 0;
        QTest::newRow("cut in the pointer") << QByteArray("0,0,9,0:/parts") << 0;
        QTest::newRow("negative length") << QByteArray("0,0,-1,0:") << 0;
        QTest::newRow("the second is cut") << QByteArray("0,0,2,0:/a0,0,5,0:/b") << 1;
    }

    void whatIsCutIsLeftOut()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, understood);
        QCOMPARE(int(evidenceFromText({text.constData(), size_t(text.size())}).size()), understood);
    }
};

QTEST_GUILESS_MAIN(TestEvidenceText)
#include "tst_evidencetext.moc"
