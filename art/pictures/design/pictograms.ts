import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'

/** One stroke for all sixteen, on a square of 100 units. */
const WEIGHT = 7

const stroked = (path: string) => trace(path, ink, WEIGHT)
const solid = (path: string) => flat(path, ink)
const white = (path: string) => flat(path, paper) + stroked(path)

/** What a courier's scanner has to say, row by row. */
export const pictograms = [
  // A pelican with a letter in its beak.
  white('M12 22L20 4L42 10L38 24Z') +
    white('M4 32C6 58 32 64 46 44V30Z') +
    solid(
      'M0 29L42 18C46 12 62 14 62 28C62 40 60 44 72 48C88 52 98 64 98 80C88 88 76 88 70 88V96H62V88C40 86 34 72 40 58C44 50 46 44 46 34H2Z',
    ) +
    flat('M51 21a4 4 0 1 0 .1 0Z', paper),
  // A parcel.
  white('M50 8L90 28V72L50 92L10 72V28Z') + stroked('M10 28L50 48L90 28M50 48V92M30 18L70 38V54'),
  // Fragile.
  white('M26 8H74C76 40 68 54 50 54C32 54 24 40 26 8Z') +
    stroked('M50 54V90M30 90H70M52 10L44 24L56 32L48 46'),
  // Keep dry.
  solid('M8 50A42 40 0 0 1 92 50C84 42 74 42 66 50C60 42 40 42 34 50C26 42 16 42 8 50Z') +
    stroked('M50 46V82a10 10 0 0 1 -20 0M50 10V4'),
  // This way up.
  stroked('M28 74V22M12 40L28 20L44 40M72 74V22M56 40L72 20L88 40M8 92H92'),
  // A dog.
  solid(
    'M8 30L22 12L30 26H44L48 42C58 50 72 50 82 46L94 32L96 38L88 58V92H76V70H46V92H34V62C28 56 26 50 26 46H10Z',
  ) + flat('M24 30a4 4 0 1 0 .1 0Z', paper),
  // Nobody at home.
  white('M22 6H78V94H22Z') +
    solid('M64 46a6 6 0 1 0 .1 0Z') +
    stroked('M36 24H64M36 36H64M8 94H92'),
  // With a neighbour.
  white('M6 94V46L30 24L50 42V94Z') +
    solid('M50 94V42L72 22L96 46V94Z') +
    flat('M66 94V66H80V94Z', paper) +
    stroked('M20 94V66H34V94M26 10H58M48 2L60 10L48 18'),
  // Stairs, no lift.
  stroked('M6 92H28V70H50V48H72V26H94') + stroked('M16 42L44 14M26 12H46V32'),
  // Signature.
  stroked('M8 92H92M10 72C20 40 34 34 34 52S18 84 30 74S48 44 50 58S46 78 60 68') +
    white('M62 58L84 10L96 16L74 64L60 70Z'),
  // Cash on delivery.
  white('M4 26H96V76H4Z') + solid('M50 36a15 15 0 1 0 .1 0Z') + stroked('M16 40V62M84 40V62'),
  // By scooter.
  stroked('M24 66a13 13 0 1 0 .1 0M78 66a13 13 0 1 0 .1 0') +
    solid(
      'M10 62C10 50 26 46 38 46H52C58 60 66 62 74 30H60V22H82L88 62H78C68 60 66 78 66 78H38C36 66 22 58 10 62Z',
    ) +
    white('M10 16H44V42H10Z'),
  // Keep cold.
  stroked(
    'M50 6V94M12 28L88 72M88 28L12 72M38 12L50 24L62 12M38 88L50 76L62 88M14 44L28 38L26 22M86 56L72 62L74 78M86 44L72 38L74 22M14 56L28 62L26 78',
  ),
  // By hand only.
  solid(
    'M28 94V70L10 50C4 42 14 34 22 40L30 50V18C30 8 42 8 42 18V10C42 0 54 0 54 10V18C54 8 66 8 66 18V26C66 16 78 16 78 26V62C78 72 72 76 72 84V94Z',
  ) + trace('M42 18V44M54 18V44M66 24V46', '#ec7a2d', 5),
  // Return to sender.
  white('M22 34H94V84H22Z') +
    stroked('M22 34L58 62L94 34') +
    stroked('M64 14H20C2 14 2 50 12 58M2 48L14 60L22 44'),
  // Delivered.
  solid('M50 4A46 46 0 1 0 50.1 4Z') + trace('M28 52L44 68L74 34', paper, 11),
]
