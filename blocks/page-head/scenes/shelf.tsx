import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'

/** A box: its shape, and when it leaves (-) or arrives (+), in the order of these. */
type Box = Shape | `${Shape}-${number}` | `${Shape}+${number}`
type Shape = keyof typeof shapes

const shapes = {
  tall: { size: 'h-[84%] w-[22%]', print: 'shelf-tape', colour: 'bg-tint' },
  wide: { size: 'h-[50%] w-[26%]', print: 'shelf-mark', colour: 'bg-paper' },
  slim: { size: 'h-[66%] w-[14%]', print: '', colour: 'bg-paper' },
  small: { size: 'h-[36%] w-[18%]', print: 'shelf-tape', colour: 'bg-ink' },
}

const bays: Box[][] = [
  ['tall', 'wide', 'slim-0', 'small'],
  ['wide', 'small', 'slim', 'tall+3'],
  ['small', 'small', 'wide', 'slim', 'slim'],
  ['tall', 'slim-1', 'wide', 'small'],
  ['wide', 'tall', 'small', 'slim+4'],
  ['slim', 'slim', 'small', 'wide+5', 'small'],
  ['tall-2', 'wide', 'wide', 'small+6'],
  ['small', 'tall', 'slim', 'wide+7'],
]

/** When each box leaves or arrives; the keyframes of the count have the same times. */
const delays = [
  '[--delay:600ms]',
  '[--delay:1050ms]',
  '[--delay:1500ms]',
  '[--delay:2100ms]',
  '[--delay:2450ms]',
  '[--delay:2800ms]',
  '[--delay:3150ms]',
  '[--delay:3500ms]',
]

/** The count before and after each change. */
function countsOf(boxes: Box[]) {
  const changes = boxes.filter((box) => /\d/.test(box))
  const ordered = changes.toSorted((one, other) => Number(one.at(-1)) - Number(other.at(-1)))
  const counts = [boxes.length - changes.filter((box) => box.includes('+')).length]
  for (const box of ordered) counts.push((counts.at(-1) ?? 0) + (box.includes('+') ? 1 : -1))
  return counts
}

/** A warehouse rack with a count that follows every box, and is right: it can be counted. */
export function ShelfScene() {
  const { t } = useLanguage()
  return (
    <div>
      <div className="column flex items-end gap-4 pb-7 lg:pb-9">
        <p className="display h-lh overflow-clip text-[clamp(9rem,18vw,17rem)] leading-[0.76] tracking-[-0.05em] text-accent tabular-nums">
          <span className="shelf-count relative top-[0.055em] block">
            {countsOf(bays.flat()).map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a count comes up twice
              <span key={index} className="block not-last:motion-reduce:hidden">
                {count}
              </span>
            ))}
          </span>
        </p>
        <p className="label pb-1">
          {t('in the system,')}
          <br />
          {t('on the shelf')}
        </p>
      </div>
      <div className="grid grid-cols-2 overflow-clip border-t border-ink md:grid-cols-4">
        {bays.map((boxes, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bays have no other identity
          <div key={index} className="shelf-bay relative border-b border-ink">
            <div className="flex h-20 items-end justify-center gap-[1.5%] overflow-clip px-3 md:h-26 lg:h-30 lg:px-5">
              {boxes.map((box, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have boxes
                <ShelfBox key={place} box={box} />
              ))}
            </div>
            <p className="label border-t-2 border-ink px-5 py-0.5">{`A${index + 1}`}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

function ShelfBox({ box }: { box: Box }) {
  const [, shape = 'slim', change, time] = /^(\w+?)([+-])?(\d)?$/.exec(box) ?? []
  const { size, print, colour } = shapes[shape as Shape]
  if (change === '-') {
    return (
      <span className={cn('relative border border-dashed border-strong-line', size)}>
        <span
          className={cn(
            'shelf-leaving absolute -inset-px border border-ink opacity-0',
            print,
            colour,
            delays[Number(time)],
          )}
        />
      </span>
    )
  }
  const isArriving = change === '+'
  return (
    <span
      className={cn(
        'relative border border-ink',
        size,
        print,
        isArriving ? 'shelf-arriving bg-fill text-on-fill' : colour,
        isArriving && delays[Number(time)],
      )}
    />
  )
}
