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

/** A count as running text has it in English: "fifteen", "forty-two"; digits from 100 on and in other languages. */
export function numberWord(count: number, language = 'en') {
  if (count >= 100 || language !== 'en') return String(count)
  if (count < small.length) return small[count] ?? String(count)
  const rest = count % 10
  return `${tens[Math.floor(count / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`
}
