import type { TeamMember } from '#model/content/team.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** Who wrote the article, with portrait and role; the portrait stands in the column of the article's headings. */
export function Byline({ name, role, image }: TeamMember) {
  const { t } = useLanguage()
  return (
    <aside
      aria-label={t('The author')}
      className="article-author grid grid-cols-[2fr_5fr] items-end gap-x-6 border-t-2 border-ink pt-6"
    >
      <Image
        {...image}
        alt=""
        sizes="(width < 1024px) 30vw, 16rem"
        className="aspect-10/11 w-full max-w-64 rounded-card object-cover object-top"
      />
      <p className="grid gap-2">
        <span className="display text-title">{name}</span>
        <span className="text-intro text-soft">{role}</span>
      </p>
    </aside>
  )
}
