import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import {
  drawings,
  type HeadLayout,
  isFramed,
  overText,
  overVideo,
  titleSizes,
  withPicture,
} from './drawings.ts'
import { HeadPicture } from './head-picture.tsx'
import { RotatingWords } from './rotating-words.tsx'
import { scenes } from './scenes.ts'

/** Approximate letters per wave of the title. */
const WAVE_LENGTH = 9

/** The opening of a page: wavelength, title, intro, and a picture, scene, video or drawing. */
export function PageHead({ block }: BlockProps<'page-head'>) {
  const { t } = useLanguage()
  const { label, title, rotating, intro, date, lambda, action } = block
  const layout = layoutOf(block)
  return (
    <section
      {...hueOf(lambda)}
      {...(rotating && island({ name: 'rotating-words', when: 'load' }))}
      className={cn('page-head relative isolate overflow-clip', layout.section)}
    >
      {rotating && (
        <PauseButton
          subject={t('headline')}
          className="absolute inset-e-gutter bottom-6 z-10 bg-paper"
        />
      )}
      <div
        className={cn('column relative grid gap-[clamp(1.75rem,4vw,3.5rem)] pt-5', layout.inner)}
      >
        <Breadcrumb label={label} lambda={lambda} />
        <h1
          className={cn(
            'display tracking-[-0.03em]',
            !layout.title?.includes('text-[') && titleSizes[sizeOf(block)],
            layout.title,
          )}
        >
          {rotating && <span className="sr-only">{`${title} ${rotating.join(', ')}`}</span>}
          <span aria-hidden={rotating && true}>
            <WaveLetters
              text={title}
              cycles={Math.max(1, title.length / WAVE_LENGTH)}
              phase={(lambda % 100) / 100}
              breathes
            />
            {rotating && <RotatingWords phrases={rotating} />}
          </span>
        </h1>
        <div className={cn('grid gap-7', layout.text)}>
          {date && <p className="label text-soft lg:col-span-4">{t('Dated {date}', { date })}</p>}
          <p className="max-w-[42ch] text-intro">{intro}</p>
          {action && (
            <ButtonLink href={action.href} className="justify-self-start">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      {!date && <HeadPicture block={block} />}
    </section>
  )
}

function layoutOf(block: BlockOf<'page-head'>): HeadLayout {
  const { date, picture, place, scene, video, art } = block
  if (date) return overText
  if (picture) return withPicture[place ?? 'beside']
  if (scene) return scenes[scene]
  if (video) return isFramed(place) ? withPicture[place] : overVideo
  return drawings[art]
}

/** Size by length: the longest word must fit a screen of 320 px, or half of a wider one. */
function sizeOf(block: BlockOf<'page-head'>) {
  const { title, date, rotating, picture, video, place } = block
  if (date) return 'dated'
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  if (picture || (video && isFramed(place))) {
    if (rotating) return 'sentence'
    if (title.length > 14 && title.length <= 24 && longestWord <= 8 && place !== 'below')
      return 'terse'
    if (title.length > 40) return 'sentence'
    if (title.length > 14 || longestWord > (place === 'below' ? 10 : 6)) return 'pictured'
    return place === 'below' ? 'ample' : 'medium'
  }
  if (rotating) return 'rotating'
  if (title.length > 30) return 'long'
  if (longestWord > 10) return 'wordy'
  return title.length > 12 ? 'medium' : 'short'
}
