import { at } from '../frames/canvas.ts'
import type { Typesetter } from '../lettering.ts'
import * as devices from './devices.ts'
import * as notes from './notes.ts'
import * as papers from './papers.ts'
import * as phones from './phones.ts'
import * as small from './small.ts'

type Thing = (write: Typesetter) => string

/** What stands on the desk of each opening, in the order of its list. */
export const desks: Record<string, [Thing, Thing, Thing]> = {
  'business-development-trainee': [devices.headsetPhone, papers.meetingNotes, papers.foldedMap],
  'content-writer': [devices.recorder, papers.houseStyle, papers.redPen],
  'jr-social-media-manager': [phones.cameraPhone, devices.ringLight, papers.sweets],
  'sr-sales-executive': [devices.calculator, papers.priceList, papers.timetable],
  'flutter-trainee': [devices.laptop, phones.cheapPhones, small.stopwatch],
  'react-native-trainee': [phones.twoPhones, devices.laptop, papers.gestures],
  'nodejs-trainee': [devices.twoScreens, notes.queryPlan, small.rubberDuck],
  'qa-tester': [phones.phonesOfYears, small.kitchenTimer, notes.oddNames],
  'php-laravel-developer': [devices.twoScreens, small.stagingKeys, notes.leaveAlone],
  'it-project-manager': [notes.budgets, notes.calendar, phones.deskPhone],
  'it-project-coordinator': [notes.promises, phones.deskPhone, devices.fourBoards],
}

/** Three things side by side, 720 by 264, whose lower edge is the desk. */
export function desk(things: readonly Thing[], write: Typesetter) {
  const drawn = things.map((thing, index) => at(120 + index * 240, 264, 1, thing(write)))
  const whole = drawn
    .join('')
    .replace(/-?\d+\.\d+(?=[ MLQCZ\d-])/g, (number) => String(Math.round(Number(number) * 10) / 10))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 264" width="720" height="264">${whole}</svg>`
}
