import type { BlockProps } from '#blocks/block-props.ts'
import { message } from '#model/language/message.ts'
import { WAVE_NAME_MAX } from '#model/wave-name.ts'
import { Button } from '#ui/button.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { firstWave, shape, tunedPath } from './tuned-wave.ts'
import { WaveDrawing } from './wave-drawing.tsx'

/** Drawn once, and with fewer digits: pages that do not exist show it, too, and are rendered each time. */
const stillPath = tunedPath(firstWave, 0, { ...shape, points: 24, isFine: false })

const sourceNames = [message('First source'), message('Second source')] as const

/** A wave that visitors tune with a name and two sources, listen to, and keep. Without JavaScript it is a drawing. */
export function WaveTuner({ block: { title, intro } }: Pick<BlockProps<'wave-tuner'>, 'block'>) {
  const { t } = useLanguage()
  return (
    <section
      {...island({ name: 'wave-tuner', when: 'visible' })}
      aria-labelledby="wave-tuner-title"
      className="ground-ink overflow-clip py-section"
    >
      <div className="column grid items-end gap-x-16 gap-y-5 pb-10 md:grid-cols-2">
        <h2 id="wave-tuner-title" className="display text-title">
          {title}
        </h2>
        <p className="max-w-[44ch] text-intro text-soft md:justify-self-end">{intro}</p>
      </div>
      <WaveDrawing
        id="wave-tuner-hues"
        path={stillPath}
        className="h-[clamp(18rem,44vw,38rem)] w-full overflow-visible"
      />
      <form className="needs-script column grid gap-x-12 gap-y-8 pt-10 md:grid-cols-3">
        <label className="grid content-start gap-1.5 font-semibold">
          {t('Your name')}
          <input
            name="name"
            maxLength={WAVE_NAME_MAX}
            autoComplete="given-name"
            className="input"
          />
        </label>
        {firstWave.sources.map(({ x, y }, index) => (
          <fieldset key={sourceNames[index]} className="grid gap-2">
            <legend className="mb-2 font-semibold">{t(sourceNames[index] ?? '')}</legend>
            <Range name={`x${index}`} label={t('Across')} value={x} />
            <Range name={`y${index}`} label={t('Down')} value={y} />
          </fieldset>
        ))}
        <div className="flex flex-wrap items-center gap-3 md:col-span-full">
          <Button
            type="button"
            name="sound"
            variant="outline"
            aria-pressed="false"
            className="aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t('Sound')}
          </Button>
          <Button type="button" name="save" variant="outline">
            {t('Save picture')}
          </Button>
          <Button type="button" name="copy" variant="outline">
            {t('Copy link')}
          </Button>
          <p role="status" className="text-small text-soft" />
        </div>
      </form>
    </section>
  )
}

function Range({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <label className="grid grid-cols-[4rem_1fr] items-center gap-3 text-small">
      {label}
      <input
        type="range"
        // As the places in the picture.
        dir="ltr"
        name={name}
        min={0}
        max={100}
        defaultValue={value}
        className="h-6 w-full accent-current"
      />
    </label>
  )
}
