import type { Typesetter } from '../lettering.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { arabic } from './arabic.ts'
import { browser, picture, rect, rule } from './screen.ts'

const lists = [
  ['Doctors_List_2021_FINAL(2).pdf', '4.2 MB'],
  ['Dental price list (scan).pdf', '11.8 MB'],
  ['Branch timings Ramadan 1442.pdf', '900 KB'],
  ['New patient form - print and bring.pdf', '2.1 MB'],
  ['Insurance companies.pdf', '3.7 MB'],
  ['Dermatology doctors NEW.pdf', '1.4 MB'],
  ['Map to Olaya branch.pdf', '6.0 MB'],
] as const
const accent = spectrum[495]

/** The clinic before: a telephone number and a list of files. */
export function darAlNoorBefore(write: Typesetter) {
  const head = `${rect(0, 0, 1100, 120, '#2f6f8f')}${write('Dar Al Noor Clinics', { x: 36, y: 74, size: 38, weight: 700, fill: '#fff' })}${arabic('clinic', 1064, 76, 40, '#fff')}${rect(0, 120, 1100, 40, '#dbe7ec')}${['Home', 'About Us', 'Doctors', 'Branches', 'Gallery', 'Contact Us'].map((name, index) => write(name, { x: 36 + index * 120, y: 146, size: 15, fill: '#1d4f6a' })).join('')}`
  const call = `${rect(36, 188, 1028, 176, '#fff7d6', 0, '#d8b93c', 2)}${write('For appointments please call', { x: 66, y: 240, size: 21 })}${arabic('call', 1034, 242, 24)}${write('011 555 0142', { x: 66, y: 318, size: 68, weight: 700, fill: '#a3211b' })}${write('Sat to Thu, 9 am to 12 pm and 4 pm to 8 pm', { x: 1034, y: 300, size: 17, align: 'right' })}${write('If busy, please try again.', { x: 1034, y: 328, size: 17, align: 'right', fill: '#777' })}`
  const rows = lists.map(([name, weight], index) => {
    const y = 446 + index * 50
    return `${rect(36, y - 30, 1028, 50, index % 2 ? '#fff' : '#f3f3f0')}${rect(52, y - 20, 28, 32, '#b3322d')}${write('PDF', { x: 66, y: y + 1, size: 11, weight: 700, fill: '#fff', align: 'centre' })}${write(name, { x: 98, y: y + 2, size: 17, fill: '#2a4b7c' })}${write(weight, { x: 900, y: y + 2, size: 15, fill: '#777' })}${write('Download', { x: 1044, y: y + 2, size: 15, fill: '#2a4b7c', align: 'right' })}`
  })
  const page = `${head}${call}${write('Downloads', { x: 36, y: 404, size: 21, weight: 700 })}${arabic('list', 1064, 404, 22)}${rows.join('')}`
  return picture(
    '#cfc7b9',
    browser(
      50,
      50,
      1100,
      860,
      write('daralnoor.example/index.htm', { x: 112, y: 27, size: 14 }),
      page,
      '#fff',
    ),
  )
}

/** The first step; the doctor in the row `chosen` is marked, and none at -1. */
export function choose(write: Typesetter, chosen = 0) {
  const doctors = [
    ['Dr. Huda Al-Salem', 'Dentist', 'Today 16:30'],
    ['Dr. Omar Farouk', 'Dentist', 'Tomorrow 09:10'],
    ['Dr. Reem Nasser', 'Orthodontist', 'Sunday 11:00'],
    ['Dr. Anil Thomas', 'Oral surgeon', 'Monday 17:45'],
  ] as const
  const rows = doctors.map(([name, trade, free], index) => {
    const y = 178 + index * 112
    return `${rect(18, y, 280, 100, index === chosen ? ink : paper, 0, ink, 2.5)}${write(name, { x: 34, y: y + 34, size: 20, weight: 600, fill: index === chosen ? paper : ink })}${write(trade, { x: 34, y: y + 58, size: 16, fill: index === chosen ? '#cfc3ae' : '#574e42' })}${write(`Next free: ${free}`, { x: 34, y: y + 83, size: 15, fill: index === chosen ? '#7fd0d4' : '#0f6a70' })}`
  })
  return `${steps(0)}${write('Choose a doctor', { x: 18, y: 142, size: 30, face: 'display', weight: 700, stretch: 84 })}${rows.join('')}${rect(18, 634, 280, 46, accent, 0, ink, 2.5)}${write('Next: a time', { x: 158, y: 664, size: 19, weight: 600, align: 'centre' })}`
}

/** The third step: booked. */
export function done(write: Typesetter) {
  const card = `${rect(18, 330, 280, 216, paper, 0, ink, 2.5)}${write('Sunday 14 March', { x: 36, y: 372, size: 21, weight: 600 })}${write('16:30', { x: 34, y: 436, size: 56, face: 'display', weight: 700, stretch: 90 })}${write('Dr. Huda Al-Salem, dentist', { x: 36, y: 478, size: 18 })}${write('Olaya branch, second floor', { x: 36, y: 506, size: 18, fill: '#574e42' })}`
  return `${steps(2)}<circle cx="158" cy="176" r="52" fill="${accent}" stroke="${ink}" stroke-width="3"/>${rule('M134 176l17 18l34 -38', ink, 8)}${write('You are booked', { x: 158, y: 284, size: 32, face: 'display', weight: 700, stretch: 84, align: 'centre' })}${card}${write('Add to calendar', { x: 158, y: 592, size: 18, weight: 600, align: 'centre' })}${rule('M90 598H226', ink, 2)}${write('Move or cancel', { x: 158, y: 640, size: 18, align: 'centre', fill: '#574e42' })}`
}

/** Three bars, filled up to the current step. */
export function steps(current: number, fromRight = false) {
  return [0, 1, 2]
    .map((step) =>
      rect(18 + (fromRight ? 2 - step : step) * 96, 60, 88, 8, step <= current ? ink : '#d3c9b6'),
    )
    .join('')
}
