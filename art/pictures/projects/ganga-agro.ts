import { waveField } from '../../../ui/wave.ts'
import { line, type Point } from '../brush.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { browser, picture, rect, rule } from './screen.ts'

const accent = spectrum[560]
const columns = [
  ['ITEM', 236],
  ['BAGS', 84],
  ['RATE', 92],
  ['PATNA', 92],
  ['GAYA', 92],
  ['MUZ.PUR', 96],
  ['LAST PO', 116],
  ['PARTY', 150],
  ['REMARK', 210],
] as const
const rows = [
  ['Urea 45kg neem coated', '1240', '266.5', '610', '220', '410', '12-Jun', 'IFCO dep.', 'ok'],
  ['DAP 50 kg', '86', '1350', '12', '74', '???', '3-Jun', 'Verma Tr.', 'CALL!!'],
  ['MOP 50', '402', '1700', '180', '90', '132', '28-May', 'Verma Tr.', ''],
  ['Paddy seed MTU-7029', '0', '1120', '0', '0', '0', '1-Jun', 'Sharma S.', 'party waiting'],
  ['Paddy Swarna sub1 10k', '350', '890', '300', '50', '-', '9-Jun', 'Sharma S.', 'check lot no'],
  ['maize hyb 4kg', '77', '1480', '77', '', '', '', '', 'ask Pintu'],
  ['Maize Hybrid 4 kg', '120', '1480', '40', '40', '40', '7-Jun', 'Kisan B.', 'same as above?'],
  ['Zinc sulph 10kg', '510', '640', '260', '150', '100', '2-Jun', 'local', 'ok'],
  ['Bio potash', '-14', '480', '-14', '0', '0', '30-May', '', 'minus why'],
  ['Wheat HD-2967 40kg', '95', '1560', '95', '0', '0', 'NOV', 'Govt', 'old stock'],
  ['Sulphur 90% 3 kg', '288', '310', '100', '88', '100', '6-Jun', 'Kisan B.', ''],
  ['Moong SML-668', '64', '980', '#REF!', '32', '32', '5-Jun', 'Sharma S.', 'formula gone'],
  ['Spray pump 16l', '31', '1250', '19', '12', '', '', 'local', ''],
  ['TOTAL', '3249', '', '#REF!', '756', '814', '', '', 'do not touch'],
] as const
const paint: Record<string, string> = {
  '1-1': '#f28b82',
  '1-5': '#fff27a',
  '1-8': '#f28b82',
  '3-1': '#f28b82',
  '3-3': '#f28b82',
  '3-4': '#f28b82',
  '3-5': '#f28b82',
  '3-8': '#fbbc6b',
  '4-8': '#fff27a',
  '5-0': '#c6e7a5',
  '6-0': '#c6e7a5',
  '5-8': '#9fd3f5',
  '6-8': '#fff27a',
  '8-1': '#d9a8f0',
  '8-3': '#d9a8f0',
  '9-6': '#fbbc6b',
  '11-3': '#f28b82',
  '0-8': '#c6e7a5',
  '7-8': '#c6e7a5',
  '13-0': '#d0d0d0',
  '13-3': '#f28b82',
  '13-8': '#f28b82',
  '2-7': '#9fd3f5',
  '1-7': '#9fd3f5',
}

/** The distributor before: one sheet, many colours, nobody sure what they mean. */
export function gangaBefore(write: Typesetter) {
  let x = 44
  const cells = columns.flatMap(([name, width], column) => {
    const left = x
    x += width
    const head = `${rect(left, 92, width, 28, '#e6e6e2', 0, '#bdbdb8', 1)}${write(String.fromCharCode(65 + column), { x: left + width / 2, y: 112, size: 14, align: 'centre', fill: '#555' })}${rect(left, 120, width, 44, '#fff27a', 0, '#bdbdb8', 1)}${write(name, { x: left + 8, y: 149, size: 16, weight: 700 })}`
    const body = rows.map((row, index) => {
      const y = 164 + index * 44
      return `${rect(left, y, width, 44, paint[`${index}-${column}`] ?? '#fff', 0, '#cfcfca', 1)}${write(row[column] ?? '', { x: left + 8, y: y + 28, size: 16, weight: index === 13 ? 700 : 400, fill: (row[column] ?? '').startsWith('#') ? '#a3211b' : '#222' })}`
    })
    return [head, ...body]
  })
  const numbers = Array.from(
    { length: 16 },
    (_, index) =>
      rect(0, 120 + index * 44, 44, 44, '#e6e6e2', 0, '#bdbdb8', 1) +
      write(String(index + 1), {
        x: 22,
        y: 148 + index * 44,
        size: 14,
        align: 'centre',
        fill: '#555',
      }),
  )
  const tools = `${rect(0, 0, 1212, 92, '#f2f2ee')}${['File', 'Edit', 'View', 'Insert', 'Format', 'Data', 'Help'].map((name, index) => write(name, { x: 20 + index * 74, y: 30, size: 15 })).join('')}${rect(16, 48, 76, 30, '#fff', 0, '#bdbdb8', 1)}${write('D15', { x: 30, y: 69, size: 15 })}${rect(100, 48, 980, 30, '#fff', 0, '#bdbdb8', 1)}${write('=SUM(D3:D14)+Sheet7!#REF!-old.xls!D9', { x: 112, y: 69, size: 15, face: 'mono' })}`
  const tabs = `${rect(0, 776, 1212, 60, '#e6e6e2')}${['STOCK june', 'STOCK june (2)', 'stock NEW', 'party bal', 'Sheet7', 'pintu'].map((name, index) => rect(44 + index * 150, 776, 146, 32, index === 1 ? '#fff' : '#d6d6d0', 0, '#bdbdb8', 1) + write(name, { x: 56 + index * 150, y: 798, size: 15 })).join('')}`
  return picture(
    '#cfc7b9',
    browser(
      30,
      40,
      1168,
      890,
      write('STOCK june FINAL final (3).xls', { x: 112, y: 27, size: 14 }),
      tools + cells.join('') + numbers.join('') + tabs,
      '#fff',
    ),
  )
}

/** The distributor after: what there is, what runs out, what to order. `ordered`: how far DAP is on its way, 0 to 1. */
export function gangaAfter(write: Typesetter, ordered = 0, above = '') {
  const side = `${rect(0, 0, 190, 820, ink)}${write('Ganga Agro', { x: 24, y: 54, size: 25, face: 'display', weight: 700, fill: paper, stretch: 84 })}${['Stock', 'Orders', 'Purchases', 'Dealers', 'Bills', 'Reports'].map((name, index) => (index === 0 ? rect(0, 84, 190, 46, accent) : '') + write(name, { x: 24, y: 114 + index * 48, size: 19, weight: index === 0 ? 700 : 400, fill: index === 0 ? ink : '#cfc3ae' })).join('')}${write('Patna, Bihar', { x: 24, y: 780, size: 16, fill: '#8f8474' })}`
  const figures = (
    [
      ['18,420', 'bags in six godowns'],
      ['23 days', 'of stock at this pace'],
      ordered < 0.5 ? ['2', 'items to order today'] : ['1', 'item to order today'],
    ] as const
  ).map(([figure, words], index) => {
    const x = [226, 530, 834][index] ?? 0
    return `${write(figure, { x, y: 166, size: 60, face: 'display', weight: 700, stretch: 80, fill: index === 2 ? '#b23a1d' : ink })}${write(words, { x, y: 198, size: 18, fill: '#574e42' })}`
  })
  return picture(
    accent,
    browser(
      50,
      50,
      1100,
      890,
      write('stock.gangaagro.example', { x: 112, y: 27, size: 15 }),
      `${side}${write('Stock, Thursday 19 June', { x: 226, y: 66, size: 22, weight: 600 })}${write('All godowns', { x: 1064, y: 66, size: 18, align: 'right' })}${rule('M226 92H1064', ink, 2)}${figures.join('')}${chart(write)}${table(write, ordered)}${above}`,
    ),
  )
}

function chart(write: Typesetter) {
  const field = waveField('ganga-agro', 2)
  const points = Array.from(
    { length: 27 },
    (_, week): Point => [
      226 + week * 32.2,
      366 - Math.sin((week / 26) * Math.PI * 1.35 + 0.2) * 82 + field(week / 26, 0.4) * 26,
    ],
  )
  const sold = points.slice(0, 18)
  const ahead = points.slice(17)
  const today = sold.at(-1) ?? [0, 0]
  return `<path d="${line(sold)}L${today[0]} 460H226Z" fill="#dfe3b2"/>${rule('M226 460H1064', ink, 2)}<path d="${line(sold)}" fill="none" stroke="${ink}" stroke-width="6"/><path d="${line(ahead)}" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"/>${rule(`M${today[0]} 236V460`, ink, 2)}<circle cx="${today[0]}" cy="${today[1]}" r="11" fill="${accent}" stroke="${ink}" stroke-width="4"/>${write('Bags sold a week', { x: 226, y: 250, size: 17, weight: 600 })}${write('today', { x: today[0] + 12, y: 250, size: 16 })}${['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'].map((month, index) => write(month, { x: 226 + index * 130, y: 486, size: 16, fill: '#574e42' })).join('')}`
}

function table(write: Typesetter, ordered: number) {
  const items = [
    ['DAP, 50 kg', 86, 400, 'Order 600'],
    ['Paddy seed MTU-7029', 40, 300, 'Order 450'],
    ['Urea, 45 kg, neem coated', 1240, 500, ''],
    ['Muriate of potash, 50 kg', 402, 200, ''],
    ['Zinc sulphate, 10 kg', 510, 180, ''],
  ] as const
  return `${write('Runs out first', { x: 226, y: 546, size: 20, weight: 600 })}${items
    .map(([name, bags, least, order], index) => {
      const y = 590 + index * 52
      const low = bags < least
      const coming = index === 0 ? (600 / (least * 2.6)) * 300 * ordered : 0
      const button = `${rect(930, y - 25, 134, 40, accent, 0, ink, 2)}${write(order, { x: 997, y: y + 2, size: 18, weight: 600, align: 'centre' })}`
      const words = coming ? '600 on the way' : order ? '' : 'enough'
      return `${rule(`M226 ${y - 32}H1064`)}${write(name, { x: 226, y: y + 2, size: 19 })}${rect(520, y - 14, 300, 18, '#e6ddcd')}${rect(520, y - 14, Math.min(300, (bags / (least * 2.6)) * 300), 18, low ? '#e2552f' : ink)}${rect(520 + (bags / (least * 2.6)) * 300, y - 14, coming, 18, accent)}${rule(`M${520 + 300 / 2.6} ${y - 20}V${y + 10}`, ink, 3)}${write(bags.toLocaleString('en'), { x: 906, y: y + 2, size: 19, weight: 600, align: 'right' })}${words ? write(words, { x: 1064, y: y + 2, size: 18, fill: coming ? ink : '#857a69', align: 'right' }) : button}`
    })
    .join('')}`
}
