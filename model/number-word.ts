const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A count as running text has it: "fifteen", "forty-two"; digits from 100 on. */
export function numberWord(count: number) {
  if (count >= 100) return String(count)
  if (count < small.length) return small[count] ?? String(count)
  const rest = count % 10
  return `${tens[Math.floor(count / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`
}
