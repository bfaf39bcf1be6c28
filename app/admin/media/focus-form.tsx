import { type MouseEvent, useState } from 'react'
import { Form } from 'react-router'
import { FOCUS_STEP, type Focus, nearestFocus } from '#model/media/focus.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { cropClass } from '#ui/focus-class.ts'

/** Crops of the site's sections: cards, heads and people. */
const crops = ['aspect-16/10', 'aspect-2/1', 'aspect-4/5', 'aspect-square']

/** The marker: white, edged so that it shows on any picture. */
const rings = [
  { r: 13, fill: 'none', stroke: '#000', strokeWidth: 6 },
  { r: 13, fill: 'none', stroke: '#fff', strokeWidth: 3 },
  { r: 3, fill: '#fff', stroke: '#000' },
]

/** Chooses what crops of a picture keep in view: by click, or with two sliders. */
export function FocusForm({ item }: { item: MediaItem }) {
  const [focus, setFocus] = useState<Focus>(item.focus ?? { x: 50, y: 50 })
  const { src, widths } = item.picture
  const small = widths?.[0] ? src.replace('.webp', `-${widths[0]}.webp`) : src

  function pick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setFocus(
      nearestFocus({ x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height }),
    )
  }

  return (
    <section className="grid gap-4">
      <h2 className="text-section">Focus</h2>
      <p className="text-soft">
        Click what must stay in view where the picture is cropped, such as a face.
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same from the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same */}
      <div
        onClick={pick}
        className="relative cursor-crosshair justify-self-start border border-line"
      >
        <img src={small} alt="" className="max-h-72" />
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
          {rings.map((ring) => (
            <circle key={ring.r + ring.stroke} cx={`${focus.x}%`} cy={`${focus.y}%`} {...ring} />
          ))}
        </svg>
      </div>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="focus" />
        <Slider name="x" label="From left to right" focus={focus} onChange={setFocus} />
        <Slider name="y" label="From top to bottom" focus={focus} onChange={setFocus} />
        <div className="grid grid-cols-4 items-start gap-2" aria-hidden="true">
          {crops.map((crop) => (
            <img
              key={crop}
              src={small}
              alt=""
              className={cn('w-full rounded-small object-cover', crop, cropClass(focus))}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" type="submit">
            Save focus
          </Button>
          {item.focus && (
            <Button size="sm" variant="quiet" type="submit" name="reset" value="on">
              Remove focus
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

type SliderProps = {
  name: 'x' | 'y'
  label: string
  focus: Focus
  onChange: (focus: Focus) => void
}

function Slider({ name, label, focus, onChange }: SliderProps) {
  return (
    <label className="grid gap-1">
      <span className="flex justify-between font-semibold">
        {label} <span className="label font-normal text-soft">{focus[name]} %</span>
      </span>
      <input
        type="range"
        name={name}
        min={0}
        max={100}
        step={FOCUS_STEP}
        value={focus[name]}
        className="min-h-7 accent-ink"
        onChange={(event) => onChange({ ...focus, [name]: Number(event.target.value) })}
      />
    </label>
  )
}
