// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/core/textvocabulary.h"

#include <QTest>

using namespace tacet;

Q_DECLARE_METATYPE(tacet::TextMarker)

/// The words of one format beside the catalogue.
class TestTextVocabulary : public QObject
{
    Q_OBJECT

private slots:
    void marks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<TextMarker>("marker");
        QTest::addColumn<QByteArray>("visible");
        const auto row = [](const char *name, const char *text, TextMarker marker, const char *visible) {
            QTest::newRow(name) << QByteArray(text) << marker << QByteArray(visible);
        };
        row("nothing", "", TextMarker::Empty, "");
        row("blanks", " \n", TextMarker::Whitespace, "");
        row("words", " Baue einen Zaun. ", TextMarker::Visible, "Baue einen Zaun.");
        row("wrapper around nothing", "<gespraech> </gespraech>", TextMarker::Wrapper, "");
        row("wrapper around words", "<gespraech id='7'>Ja, alle</gespraech>\n", TextMarker::Visible, "Ja, alle");
        row("wrapper that is not closed", "<gespraech>Ja, alle", TextMarker::Visible, "Ja, alle");
        row("wrapper around wrappers of the catalogue",
            "<gespraech><conversation_data></conversation_data></gespraech>", TextMarker::Wrapper, "");
        row("envelope alone", "<hinweis>Es ist August.</hinweis>", TextMarker::SystemReminder, "");
        row("envelope before words", "<hinweis>Es ist August.</hinweis>Los, alle!", TextMarker::Visible, "Los, alle!");
        row("envelope behind words", "Los, alle!<hinweis>Es ist August.</hinweis> ", TextMarker::Visible, "Los, alle!");
        row("envelope in a wrapper", "<gespraech><hinweis>x</hinweis></gespraech>", TextMarker::SystemReminder, "");
        row("a tag that begins alike", "<hinweisschild>x</hinweisschild>", TextMarker::Visible,
            "<hinweisschild>x</hinweisschild>");
        row("filler", "(keine Antwort)", TextMarker::NoContent, "(keine Antwort)");
        row("filler in capitals with an umlaut", " (ÜBERSPRUNGEN) ", TextMarker::NoContent, "(ÜBERSPRUNGEN)");
        row("filler within words", "(keine Antwort) heißt nichts", TextMarker::Visible, "(keine Antwort) heißt nichts");
        row("filler that begins a text", "Fahre fort: Versuch 2", TextMarker::Nudge, "Fahre fort: Versuch 2");
        row("filler in a wrapper", "<gespraech>(keine Antwort)</gespraech>", TextMarker::NoContent, "(keine Antwort)");
        row("near silence with a full stop", "Weiter.", TextMarker::NearSilence, "Weiter.");
        row("near silence within words", "Weiter so, bitte", TextMarker::Visible, "Weiter so, bitte");
        row("near silence of the catalogue", "ok", TextMarker::NearSilence, "ok");
        row("catalogue in a wrapper", "<gespraech>[Request interrupted by user]</gespraech>",
            TextMarker::InterruptNotice, "[Request interrupted by user]");
    }

    void marks()
    {
        const TextVocabulary vocabulary {
            .envelopes = {{"gespraech", TextMarker::Visible}, {"hinweis", TextMarker::SystemReminder}},
            .fillers = {{"(keine Antwort)", TextMarker::NoContent, false},
                        {"(übersprungen)", TextMarker::NoContent, false},
                        {"Fahre fort", TextMarker::Nudge, true},
                        {"weiter", TextMarker::NearSilence, false}}};
        QFETCH(const QByteArray, text);
        const MarkedText marked = markText({text.constData(), size_t(text.size())}, vocabulary);
        QTEST(marked.marker, "marker");
        QTEST(QByteArray(marked.visible.data(), qsizetype(marked.visible.size())), "visible");
    }
};

QTEST_GUILESS_MAIN(TestTextVocabulary)
#include "tst_textvocabulary.moc"
