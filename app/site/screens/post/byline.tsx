import type { TeamMember } from '#model/content/team.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** Who wrote the article, with portrait and role. */
export function Byline({ name, role, image }: TeamMember) {
  const { t } = useLanguage()
  return (
    <aside
      aria-label={t('The author')}
      className="flex items-center gap-4 border-t border-line pt-6"
    >
      <Image
        {...image}
        alt=""
        sizes="4rem"
        className="aspect-square w-16 rounded-pill object-cover object-top"
      />
      <p className="grid">
        <span className="font-semibold">{name}</span>
        <span className="text-small text-soft">{role}</span>
      </p>
    </aside>
  )
}
