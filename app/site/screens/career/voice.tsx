import type { Voice as VoiceText } from '#model/content/screens.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** Somebody of the team with a portrait and what they say about working here. */
export function Voice({ voice, className }: { voice: VoiceText; className?: string }) {
  const { t } = useLanguage()
  const { quote, name, role, image } = voice
  return (
    <figure
      className={cn(
        'grid grid-cols-[2fr_3fr] grid-rows-[auto_1fr] gap-x-6 gap-y-4 md:grid-cols-[1fr_2fr] lg:grid-cols-1 lg:grid-rows-none lg:content-start',
        className,
      )}
    >
      <Image
        {...image}
        sizes="(min-width: 1024px) 20vw, 45vw"
        className="row-span-2 w-full self-start bg-tint lg:row-span-1 lg:mb-1"
      />
      <blockquote className="display text-[clamp(1.25rem,1.9vw,1.75rem)] leading-[1.12]">
        <p className="-indent-[0.42em] ps-[0.42em]">{t('“{quote}”', { quote })}</p>
      </blockquote>
      <figcaption className="self-start border-s-3 border-fill ps-4">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-soft">{role}</span>
      </figcaption>
    </figure>
  )
}
