#!/usr/bin/env bash
# Debian's poppler, mupdf and qpdf open a PDF after 5,000 other bytes, without its header, and without "%%EOF".
#
# Guess: they look for "%PDF-" in the first 1,024 bytes and for "%%EOF" in the last 1,024, as ISO 32000-1, annex H, says of
#   readers; an upload check that asks for both refuses what nobody opens.
# What happens: all three open the page with 5,000 bytes before it, with "%PDF-1.4" blanked out, with 100,000 bytes after
#   "%%EOF", and with "%%EOF" cut off. What they refuse together is a file without its objects.
# Version: poppler-utils 22.12.0, mupdf-tools 1.21.1, qpdf 11.3.0 (Debian 12), tried 2026-11-28.
# Why it matters: report programs and mail gateways put lines before and after a report. A strict check refuses reports
#   that the inspector has just looked at; one that only looks for "%%EOF" accepts those that were cut off after an update.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
for wanted in poppler-utils:22.12.0 mupdf-tools:1.21.1 qpdf:11.3.0; do
  installed=$(dpkg-query -W -f '${Version}' "${wanted%:*}")
  [[ $installed == "${wanted#*:}"* ]] || { echo "${wanted%:*} is $installed"; exit 1; }
done

cat >"$dir/make.mjs" <<'JS'
import { writeFileSync } from 'node:fs';

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];
let pdf = '%PDF-1.4\n';
const offsets = objects.map((object, index) => {
  const offset = pdf.length;
  pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
});
const table = pdf.length;
pdf += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
pdf += `startxref\n${table}\n%%EOF\n`;
const files = {
  plain: pdf,
  before: 'x'.repeat(5000) + pdf,
  headless: pdf.replace('%PDF-1.4', '        '),
  after: pdf + '\n'.repeat(100_000),
  endless: pdf.replace('%%EOF\n', ''),
  empty: '%PDF-1.4\n%%EOF\n',
};
for (const [name, text] of Object.entries(files)) writeFileSync(`${process.argv[2]}/${name}.pdf`, text);
JS
node "$dir/make.mjs" "$dir"

# Exit codes differ after a repair, so the number of pages is what counts.
pages() {
  pdfinfo "$1" 2>/dev/null | grep -c '^Pages: *1$' || true
  mutool info "$1" 2>/dev/null | grep -c '^Pages: 1$' || true
  qpdf --show-npages "$1" 2>/dev/null | grep -c '^1$' || true
}
changed=0
for name in plain before headless after endless empty; do
  opened=$(pages "$dir/$name.pdf" | tr -d '\n')
  echo "$name: poppler, mupdf, qpdf: $opened"
  wanted=111
  [[ $name == empty ]] && wanted=000
  [[ $opened == "$wanted" ]] || changed=1
done
if ((changed)); then
  echo 'The behavior has changed.'
  exit 1
fi
