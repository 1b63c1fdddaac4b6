<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>tacet::CodePicker</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n more…</numerusform>
            <numerusform>%n more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::HeaderBar</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::MainWindow</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silence(s)</source>
        <translation>
            <numerusform>%n silence</numerusform>
            <numerusform>%n silences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n read</source>
        <translation>
            <numerusform>%n read</numerusform>
            <numerusform>%n read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>%n more in the record</source>
        <translation>
            <numerusform>%n more in the record</numerusform>
            <numerusform>%n more in the record</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tacet::SessionListModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged</source>
        <translation>
            <numerusform>%n damaged</numerusform>
            <numerusform>%n damaged</numerusform>
        </translation>
    </message>
</context>
</TS>
