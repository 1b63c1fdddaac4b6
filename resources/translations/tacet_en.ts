<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>tacet::AgentMenu</name>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/agentmenu.cpp" line="66"/>
        <source>%1 (%n file(s))</source>
        <translation>
            <numerusform>%1 (%n file)</numerusform>
            <numerusform>%1 (%n files)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::AlignedTable</name>
    <message numerus="yes">
        <location filename="../../ui/review/dossiertables.cpp" line="72"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::BeforeAfterView</name>
    <message numerus="yes">
        <location filename="../../ui/review/beforeafterview.cpp" line="182"/>
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/beforeafterview.cpp" line="182"/>
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/beforeafterview.cpp" line="183"/>
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::CodePicker</name>
    <message numerus="yes">
        <location filename="../../ui/review/codepicker.cpp" line="122"/>
        <source>%n more…</source>
        <translation>
            <numerusform>%n more…</numerusform>
            <numerusform>%n more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::FormatPreviewView</name>
    <message numerus="yes">
        <location filename="../../ui/formats/formatpreviewview.cpp" line="55"/>
        <source>%n record(s) without a role are left out.</source>
        <translation>
            <numerusform>%n record without a role is left out.</numerusform>
            <numerusform>%n records without a role are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/formats/formatpreviewview.cpp" line="56"/>
        <source>%n record(s) with the role &quot;%1&quot; are left out.</source>
        <translation>
            <numerusform>%n record with the role &quot;%1&quot; is left out.</numerusform>
            <numerusform>%n records with the role &quot;%1&quot; are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/formats/formatpreviewview.cpp" line="60"/>
        <source>%n damaged record(s).</source>
        <translation>
            <numerusform>%n damaged record.</numerusform>
            <numerusform>%n damaged records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::FormatSample</name>
    <message numerus="yes">
        <location filename="../../models/importers/formatsample.cpp" line="91"/>
        <source>list of %n</source>
        <translation>
            <numerusform>list of %n</numerusform>
            <numerusform>list of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::FormatsCommand</name>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="122"/>
        <source>Passed over: %n record(s) with the role &quot;%1&quot;.</source>
        <translation>
            <numerusform>Passed over: %n record with the role &quot;%1&quot;.</numerusform>
            <numerusform>Passed over: %n records with the role &quot;%1&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="124"/>
        <source>No message: %n record(s) without a role.</source>
        <translation>
            <numerusform>No message: %n record without a role.</numerusform>
            <numerusform>No message: %n records without a role.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="125"/>
        <source>No message: %n record(s) with the role &quot;%1&quot;, which is not among &quot;roles&quot;.</source>
        <translation>
            <numerusform>No message: %n record with the role &quot;%1&quot;, which is not among &quot;roles&quot;.</numerusform>
            <numerusform>No message: %n records with the role &quot;%1&quot;, which is not among &quot;roles&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../app/cli/formatscommand.cpp" line="131"/>
        <source>Damaged: %n record(s).</source>
        <translation>
            <numerusform>Damaged: %n record.</numerusform>
            <numerusform>Damaged: %n records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::HeaderBar</name>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/headerbar.cpp" line="56"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::LiveReading</name>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/livereading.cpp" line="94"/>
        <source>%n new message(s)</source>
        <translation>
            <numerusform>%n new message</numerusform>
            <numerusform>%n new messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::MainWindow</name>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="406"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="410"/>
        <source>%n silence(s)</source>
        <translation>
            <numerusform>%n silence</numerusform>
            <numerusform>%n silences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="410"/>
        <source>%n read</source>
        <translation>
            <numerusform>%n read</numerusform>
            <numerusform>%n read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/mainwindow/mainwindow.cpp" line="411"/>
        <source>%n damaged record(s)</source>
        <translation>
            <numerusform>%n damaged record</numerusform>
            <numerusform>%n damaged records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::ProvenanceCard</name>
    <message numerus="yes">
        <location filename="../../ui/review/provenancecard.cpp" line="167"/>
        <source>%n more in the record</source>
        <translation>
            <numerusform>%n more in the record</numerusform>
            <numerusform>%n more in the record</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::RecordTree</name>
    <message numerus="yes">
        <location filename="../../ui/formats/recordtree.cpp" line="25"/>
        <source>list of %n</source>
        <translation>
            <numerusform>list of %n</numerusform>
            <numerusform>list of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SearchBar</name>
    <message numerus="yes">
        <location filename="../../ui/search/searchbar.cpp" line="150"/>
        <source>%n kind(s) of text</source>
        <translation>
            <numerusform>%n kind of text</numerusform>
            <numerusform>%n kinds of text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/search/searchbar.cpp" line="219"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SearchCommand</name>
    <message numerus="yes">
        <location filename="../../app/cli/searchcommand.cpp" line="58"/>
        <source>%n message(s) found</source>
        <translation>
            <numerusform>%n message found</numerusform>
            <numerusform>%n messages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SessionListModel</name>
    <message numerus="yes">
        <location filename="../../models/items/sessionlistmodel.cpp" line="43"/>
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../models/items/sessionlistmodel.cpp" line="45"/>
        <source>%n damaged</source>
        <translation>
            <numerusform>%n damaged</numerusform>
            <numerusform>%n damaged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SessionListPage</name>
    <message numerus="yes">
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="160"/>
        <source>%n could not be read</source>
        <translation>
            <numerusform>%n could not be read</numerusform>
            <numerusform>%n could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="162"/>
        <source>%n passed over</source>
        <translation>
            <numerusform>%n passed over</numerusform>
            <numerusform>%n passed over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/sessions/sessionlistpage.cpp" line="189"/>
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SideColumn</name>
    <message numerus="yes">
        <location filename="../../ui/review/sidecolumn.cpp" line="117"/>
        <location filename="../../ui/review/sidecolumn.cpp" line="131"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/sidecolumn.cpp" line="122"/>
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n tool call</numerusform>
            <numerusform>%n tool calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../ui/review/sidecolumn.cpp" line="126"/>
        <source>%n earlier, then</source>
        <translation>
            <numerusform>%n earlier, then</numerusform>
            <numerusform>%n earlier, then</numerusform>
        </translation>
    </message>
</context>
</TS>
