import type { Scene } from '../frames/canvas.ts'
import { amazon } from './amazon.ts'
import { buyBox } from './buy-box.ts'
import { resellers } from './chats.ts'
import { brand } from './design.ts'
import { fieldMap } from './field-map.ts'
import { matrix } from './matrix.ts'
import { order } from './order.ts'
import { paid } from './paid.ts'
import { parcel } from './parcel.ts'
import { print } from './print.ts'
import { screens } from './screens.ts'
import { shelf } from './shelf.ts'
import { weighing } from './weighing.ts'

/** What each specialty makes: wide, and upright for phones. */
export const specialtyScenes: Record<string, Scene> = {
  ...amazon,
  ...buyBox,
  ...brand,
  ...print,
  ...screens,
  ...order,
  ...fieldMap,
  ...parcel,
  ...weighing,
  ...resellers,
  ...paid,
  ...matrix,
  ...shelf,
}
