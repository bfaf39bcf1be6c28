/** Replaces a part of a text; then `select`, counted from its beginning, is selected. */
export type Edit = { from: number; to: number; text: string; select: [number, number] }

/** Puts a sign around the selected words, or takes it away. */
export function wrapEdit(sign: string) {
  return (text: string, from: number, to: number): Edit => {
    const { length } = sign
    const isWrapped =
      text.slice(from - length, from) === sign && text.slice(to, to + length) === sign
    if (isWrapped && from >= length) {
      const words = text.slice(from, to)
      return { from: from - length, to: to + length, text: words, select: [0, words.length] }
    }
    const selected = text.slice(from, to)
    // A sign beside a space formats nothing.
    const before = selected.length - selected.trimStart().length
    const words = selected.trim()
    const start = from + (words ? before : 0)
    return {
      from: start,
      to: words ? start + words.length : to,
      text: `${sign}${words}${sign}`,
      select: [length, length + words.length],
    }
  }
}

/** Makes a link of the selected words; its address is selected then, to be typed over. */
export function linkEdit(text: string, from: number, to: number): Edit {
  const words = text.slice(from, to).trim() || 'text'
  const address = 'https://'
  const start = words.length + 3
  return { from, to, text: `[${words}](${address})`, select: [start, start + address.length] }
}

/** Makes items of a list of the selected lines, or takes their signs away. */
export function listEdit(signOf: (index: number) => string) {
  return (text: string, from: number, to: number): Edit => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const next = text.indexOf('\n', to)
    const end = next === -1 ? text.length : next
    const lines = text.slice(start, end).split('\n')
    const sign = /^(?:[-*+]|\d+[.)]) /
    const isList = lines.every((line, index) => line.startsWith(signOf(index)))
    const bare = lines.map((line) => line.replace(sign, ''))
    const changed = isList ? bare : bare.map((line, index) => signOf(index) + line)
    const above = text.slice(0, start).split('\n').at(-2) ?? ''
    // A list needs an empty line before it.
    const gap = isList || above.trim() === '' || sign.test(above) ? '' : '\n'
    const written = gap + changed.join('\n')
    return { from: start, to: end, text: written, select: [gap.length, written.length] }
  }
}

/** Inserts pasted Markdown, apart from what is around it if it has several blocks. */
export function asBlocks(text: string, from: number, to: number, pasted: string): Edit {
  const isLine = !pasted.includes('\n') && !/^(?:#|[-*+] |\d+[.)] )/.test(pasted)
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const lead =
    isLine || before.trim() === '' ? '' : '\n\n'.slice(/\n*$/.exec(before)?.[0].length ?? 0)
  const tail =
    isLine || after.trim() === '' ? '' : '\n\n'.slice(/^\n*/.exec(after)?.[0].length ?? 0)
  const written = lead + pasted + tail
  const end = written.length - tail.length
  return { from, to, text: written, select: [end, end] }
}
