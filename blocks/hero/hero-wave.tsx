import type { BlockOf } from '#blocks/schema.ts'
import { heroShape, namePath } from '#blocks/wave-tuner/tuned-wave.ts'
import { WaveDrawing } from '#blocks/wave-tuner/wave-drawing.tsx'
import { paths } from '#model/paths.ts'
import { WAVE_NAME_MAX } from '#model/wave-name.ts'
import { Button } from '#ui/button.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'

type HeroWaveProps = {
  wave: NonNullable<BlockOf<'hero'>['wave']>
  /** The name in the address. */
  name: string | undefined
}

/** Draws the wave of the visitor's name behind the headline while it is typed; without scripts the server does. */
export function HeroWave({ wave: { label, button }, name }: HeroWaveProps) {
  const { t } = useLanguage()
  return (
    <form
      {...island({ name: 'hero', when: 'use' })}
      id="wave"
      action={paths.home}
      className="ground-shade group pt-6 lg:w-full lg:max-w-104 lg:justify-self-end"
    >
      <div className="relative flex items-end gap-3 border-b-2 border-ink pb-2">
        {/* Stands on the line until something is typed there. */}
        <label
          htmlFor="wave-name"
          className="pointer-events-none absolute bottom-5 inset-s-0 origin-[var(--line-start,left)_100%] text-[clamp(1.375rem,2vw,1.875rem)] leading-none font-semibold transition-transform group-has-[input:is(:focus,:not(:placeholder-shown))]:-translate-y-10 group-has-[input:is(:focus,:not(:placeholder-shown))]:scale-75"
        >
          {label}
        </label>
        <input
          id="wave-name"
          name="wave"
          required
          placeholder=" "
          maxLength={WAVE_NAME_MAX}
          defaultValue={name}
          dir="auto"
          autoComplete="given-name"
          spellCheck={false}
          className="display min-h-12 w-full min-w-0 bg-transparent text-[clamp(1.75rem,2.8vw,2.75rem)] leading-none"
        />
        <Button type="submit" variant="outline" className="flex-none bg-paper script:hidden">
          {button}
        </Button>
      </div>
      <div
        data-tools
        hidden={!name}
        className="needs-script flex flex-wrap items-center gap-x-5 text-small"
      >
        <button type="button" name="copy" className={tool}>
          {t('Copy link')}
        </button>
        <button type="button" name="save" className={tool}>
          {t('Save picture')}
        </button>
        <p role="status" className="text-soft" />
      </div>
    </form>
  )
}

const tool = 'min-h-11 font-semibold underline underline-offset-6'

/** The wave itself, over what else is behind the headline. */
export function HeroWaveDrawing({ name }: Pick<HeroWaveProps, 'name'>) {
  const path = name ? namePath(name, heroShape) : ''
  return (
    <WaveDrawing
      id="hero-wave-hues"
      path={path}
      hidden={!name}
      className="absolute inset-0 -z-10 size-full bg-paper"
    />
  )
}
