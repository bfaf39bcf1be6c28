const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** Formats bytes in decimal units: "312 kB", "1.4 MB", "1.2 GB". */
export function fileSize(bytes: number) {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  const digits = unit < 2 ? 0 : 1
  return `${size.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits })} ${units[unit]}`
}
