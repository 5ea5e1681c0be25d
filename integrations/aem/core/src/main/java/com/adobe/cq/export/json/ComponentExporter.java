package com.adobe.cq.export.json;

/** Stands in where Adobe's own, which goes before it, is not: then nobody asks for it. */
public interface ComponentExporter {
    String getExportedType();
}
