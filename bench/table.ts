/** A Markdown table with aligned columns: the first column to the left, the others to the right. */
export function markdownTable(header: string[], lines: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(3, ...[header, ...lines].map((line) => (line[column] ?? title).length)),
  )
  const format = (line: string[]) => {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [format(header), `| ${rule.join(' | ')} |`, ...lines.map(format)].join('\n')
}

/** At most three significant digits, but no fewer than the whole number has: 0.012, 1.35, 1352. */
export function formatNumber(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
}
