import { blob, stroke } from '../brush.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { browser, picture, rect, rule } from './screen.ts'

const products = [
  ['Mens Waxed Jkt OLV/BRN', '189.99', '139.99'],
  ['Wool Sock 3PK Asst', '34.00', '24.95'],
  ['LADIES FLEECE 1/4 ZIP', '89.99', '59.00'],
  ['Rain Shell Tantramar M/W', '279.00', '248.00'],
  ['Toque - Fishermans (7 cols)', '29.99', '19.99'],
  ['Base Layer Top Merino 150', '95.00', '79.00'],
  ['Gaiters Nylon BLK', '49.99', '39.99'],
  ['Kids Puddle Suit 2T-6X', '74.99', '54.99'],
  ['Dry Bag 20L YLW', '44.00', '38.50'],
  ['Mens Cargo Pant Conv.', '99.99', '64.99'],
  ['Boot Wax 100ml', '14.99', '11.99'],
  ['LADIES PARKA LONG', '349.99', '289.99'],
  ['Work Glove Lthr L/XL', '39.99', '29.99'],
  ['Thermos 1L', '54.00', '45.00'],
  ['Snowshoe 25in kit', '219.00', '179.00'],
] as const
const departments = [
  'MENS',
  'LADIES',
  'KIDS',
  'FOOTWEAR',
  'RAINWEAR',
  'PADDLING',
  'CAMP',
  'GIFT CARDS',
  'CLEARANCE',
  'BLOG',
]
const filters = [
  'Jackets (41)',
  'Jackets - Rain (18)',
  'Jackets - Misc (9)',
  'Pants (33)',
  'Pants/Shorts (12)',
  'Socks (57)',
  'Hats & Toques (26)',
  'Brands A-F',
  'Brands G-M',
  'Brands N-Z',
  'Under $50 (140)',
  'New!! (3)',
  'Last chance (88)',
  'As is (14)',
]
const greys = ['#8d8d84', '#b7a58a', '#5f6c5b', '#94795f', '#6d7a86', '#a88f8f']

/** The shop before: fifteen small goods at once, three menus, tiny type. */
export function saltmarshBefore(write: Typesetter) {
  const grid = products.map(([name, was, now], index) => {
    const [x, y] = [200 + (index % 5) * 178, 214 + Math.floor(index / 5) * 196]
    const shade = greys[index % greys.length] ?? ink
    return `${rect(x, y, 168, 186, '#fff', 0, '#b9b3a8', 1)}${rect(x + 8, y + 8, 152 - (index % 3) * 22, 96, '#e7e3da')}${good(index, x + 70, y + 56, shade)}${index % 4 === 0 ? rect(x + 100, y + 2, 64, 20, '#b3322d') + write('SALE!', { x: x + 132, y: y + 17, size: 13, weight: 700, fill: '#fff', align: 'centre' }) : ''}${write(name, { x: x + 8, y: y + 122, size: 11.5, fill: '#2a4b7c' })}${write(`Reg $${was}`, { x: x + 8, y: y + 140, size: 10.5, fill: '#777' })}${write(`$${now}`, { x: x + 88, y: y + 140, size: 13, weight: 700, fill: '#b3322d' })}${rect(x + 8, y + 150, 72, 22, '#6a7f4f')}${write('ADD', { x: x + 44, y: y + 166, size: 12, weight: 700, fill: '#fff', align: 'centre' })}${write('Compare | Wish list', { x: x + 86, y: y + 165, size: 8.5, fill: '#2a4b7c' })}`
  })
  const top = `${rect(0, 0, 1100, 30, '#b3322d')}${write('FREE SHIPPING OVER $75*  ***  SPRING CLEAR-OUT UP TO 60% OFF  ***  CALL 902 555 0118  ***  STORE HOURS UPDATED', { x: 550, y: 20, size: 13, weight: 700, fill: '#fff', align: 'centre' })}${write('Saltmarsh Outfitters', { x: 20, y: 82, size: 38, weight: 700, stretch: 75, fill: '#33491f' })}${write("Halifax's outdoor store since 1987!", { x: 22, y: 104, size: 12, fill: '#555' })}${rect(560, 56, 300, 28, '#fff', 0, '#888', 1)}${write('Search all 4,200 products', { x: 570, y: 75, size: 12, fill: '#888' })}${rect(862, 56, 50, 28, '#33491f')}${write('GO', { x: 887, y: 75, size: 12, weight: 700, fill: '#fff', align: 'centre' })}${write('Login | Register | Cart (0) $0.00 | Help', { x: 1084, y: 106, size: 10.5, align: 'right', fill: '#2a4b7c' })}`
  const menu = `${rect(0, 118, 1100, 30, '#33491f')}${departments.map((name, index) => write(name, { x: 18 + index * 108, y: 138, size: 12, weight: 700, fill: '#fff' })).join('')}${rect(0, 148, 1100, 24, '#dfe3cf')}${write('Home > Shop > All products > Page 7 of 280      Sort by: Default   Show: 15 | 30 | 60 | ALL      View: Grid | List', { x: 18, y: 165, size: 11, fill: '#333' })}`
  const side = `${rect(14, 184, 172, 26, '#33491f')}${write('CATEGORIES', { x: 24, y: 202, size: 12, weight: 700, fill: '#fff' })}${filters.map((name, index) => write(`» ${name}`, { x: 24, y: 232 + index * 21, size: 11.5, fill: '#2a4b7c' })).join('')}${rect(14, 540, 172, 130, '#f2d64a')}${write('GIFT', { x: 100, y: 596, size: 40, weight: 700, align: 'centre' })}${write('CARDS HERE!', { x: 100, y: 626, size: 18, weight: 700, align: 'centre' })}${write('click for details', { x: 100, y: 650, size: 10, align: 'centre' })}${rect(14, 684, 172, 90, '#c9d8e6')}${write('Join our newsletter', { x: 24, y: 706, size: 12, weight: 700 })}`
  const page = `${rect(0, 0, 1100, 800, '#fbfaf6')}${top}${menu}${side}${write('All products', { x: 202, y: 203, size: 17, weight: 700, fill: '#33491f' })}${grid.join('')}`
  return picture(
    '#cfc7b9',
    browser(
      50,
      50,
      1100,
      840,
      write('saltmarshoutfitters.example/shop.php?cat=0&pg=7&view=grid', {
        x: 112,
        y: 27,
        size: 14,
      }),
      page,
      '#fff',
    ),
  )
}

/** What is chosen in the shop: colour and size by index, and what the button and the bag say. */
export type Choice = { colour: number; size: number; inBag: number; pressed: boolean }

const colours = [
  { name: 'Buoy orange', fill: spectrum[605], dark: '#c45a1c', side: '#db6a24' },
  { name: 'Deep water', fill: '#5b8be8', dark: '#35589c', side: '#4a77cf' },
  { name: 'Spruce', fill: '#4d6153', dark: '#2e3a32', side: '#3c4a3f' },
] as const

/** The shop after: one jacket, its price, a size, a button. */
export function saltmarshAfter(
  write: Typesetter,
  choice: Choice = { colour: 0, size: 2, inBag: 1, pressed: false },
) {
  const chosenColour = colours[choice.colour] ?? colours[0]
  const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((size, index) => {
    const [x, chosen, gone] = [620 + index * 86, index === choice.size, index === 4]
    return `${rect(x, 460, 72, 60, chosen ? ink : paper, 0, gone ? '#cbbfab' : ink, 2.5)}${write(size, { x: x + 36, y: 498, size: 22, weight: 600, fill: chosen ? paper : gone ? '#a99d8b' : ink, align: 'centre' })}${gone ? rule(`M${x} 520L${x + 72} 460`, '#cbbfab', 2.5) : ''}`
  })
  const swatches = [spectrum[605], spectrum[455], '#3c4a3f'].map(
    (fill, index) =>
      `<circle cx="${640 + index * 58}" cy="382" r="19" fill="${fill}"/>${index === choice.colour ? `<circle cx="${640 + index * 58}" cy="382" r="25" fill="none" stroke="${ink}" stroke-width="2.5"/>` : ''}`,
  )
  const sea = `<path transform="translate(0 420)" d="${sheet('saltmarsh', { width: 570, height: 420, lines: 9, swing: 1 })}" fill="none" stroke="#3f78d8" stroke-width="8"/>`
  const picked = `<svg x="0" y="72" width="560" height="730" viewBox="0 0 560 730">${rect(0, 0, 560, 730, spectrum[455])}${sea}${jacket(280, 356, chosenColour)}</svg>`
  const words = `${write('Tantramar', { x: 618, y: 182, size: 62, face: 'display', weight: 700, stretch: 88 })}${write('rain shell', { x: 618, y: 246, size: 62, face: 'display', weight: 700, stretch: 88 })}${write('$248', { x: 620, y: 312, size: 30, weight: 600 })}${write('Taped seams, a hood that turns with you.', { x: 712, y: 311, size: 19, fill: '#574e42' })}${write(chosenColour.name, { x: 800, y: 389, size: 18 })}${write('Size', { x: 620, y: 444, size: 18, weight: 600 })}${write('Size guide', { x: 1036, y: 444, size: 18, align: 'right' })}${rule('M950 450H1036', ink, 2)}${write('Fits true to size. Aoife is 172 cm and wears M.', { x: 620, y: 556, size: 18, fill: '#574e42' })}`
  const button = `${rect(620, 586, 416, 72, choice.pressed ? ink : spectrum[605])}${write(choice.pressed ? 'In your bag' : 'Add to bag', { x: 828, y: 631, size: 25, weight: 700, align: 'centre', fill: choice.pressed ? paper : ink })}${write('In stock in Halifax. Leaves us tomorrow.', { x: 620, y: 694, size: 18 })}${rule('M620 722H1036')}${write('Free returns for 60 days', { x: 620, y: 758, size: 18, fill: '#574e42' })}`
  const head = `${write('Saltmarsh', { x: 32, y: 47, size: 28, face: 'display', weight: 700, stretch: 110 })}${['Rain', 'Wool', 'Boots', 'Repairs'].map((name, index) => write(name, { x: 620 + index * 84, y: 46, size: 18 })).join('')}${write(`Bag, ${choice.inBag}`, { x: 1066, y: 46, size: 18, weight: 600, align: 'right' })}${rule('M0 72H1100', ink, 2)}`
  return picture(
    spectrum[605],
    browser(
      50,
      50,
      1100,
      860,
      write('saltmarsh.example/rain/tantramar-shell', { x: 112, y: 27, size: 15 }),
      head + picked + words + swatches.join('') + sizes.join('') + button,
    ),
  )
}

/** The rain jacket; orange unless another colour is chosen. */
export function jacket(
  x: number,
  y: number,
  { fill, dark, side }: { fill: string; dark: string; side: string } = colours[0],
) {
  const sleeves =
    blob('-120 -120, -176 -40, -206 130, -196 216, -146 222, -118 90, -96 -30') +
    blob('120 -120, 176 -40, 206 130, 196 216, 146 222, 118 90, 96 -30')
  const body = blob(
    '-70 -160, -126 -120, -128 40, -136 226, 0 240, 136 226, 128 40, 126 -120, 70 -160',
    0.8,
  )
  const hood = blob('-84 -150, -92 -230, -40 -284, 0 -292, 40 -284, 92 -230, 84 -150, 0 -118')
  const inside = blob('-52 -164, -56 -222, 0 -256, 56 -222, 52 -164, 0 -138')
  const seams =
    stroke('0 -140, 2 40, 0 238', 7, 0.5, 0.8) +
    stroke('-104 90, -70 84, -40 92', 7) +
    stroke('104 90, 70 84, 40 92', 7) +
    stroke('-116 -60, -112 30, -122 120', 6) +
    stroke('-60 200, -30 208, -8 206', 6) +
    stroke('-160 60, -168 130, -160 190', 6)
  return `<g transform="translate(${x} ${y}) scale(1.16)"><path d="${sleeves}" fill="${dark}"/><path d="${body}" fill="${fill}"/><path d="M0 -140L4 240L136 226L128 40L126 -120L70 -160Z" fill="${side}"/><path d="${hood}" fill="${fill}"/><path d="${inside}" fill="${ink}"/><path d="${seams}" fill="${ink}"/></g>`
}

function good(index: number, x: number, y: number, fill: string) {
  const shapes = [
    `M${x - 34} ${y - 30}l20 -8h28l20 8l12 40l-16 6l-4 -14v36h-52v-36l-4 14l-16 -6Z`,
    `M${x - 14} ${y - 36}h28v40l22 20l-12 16l-38 -24Z`,
    `M${x - 26} ${y - 36}h52l6 72h-24l-8 -44l-8 44h-24Z`,
  ]
  return `<path d="${shapes[index % 3]}" fill="${fill}"/>`
}
