import { paths } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** In place of an issue that was taken out of the archive. */
export function WithdrawnIssue({ label }: { label: string }) {
  const { t } = useLanguage()
  return (
    <section className="column grid content-start gap-6 py-section">
      <p className="label text-soft">{label}</p>
      <h1 className="display text-title">{t('This issue has been withdrawn')}</h1>
      <p className="max-w-[46ch] text-intro">
        {t('It can’t be read on this site any more. Whoever got it by email still has it.')}
      </p>
      <p>
        <ButtonLink href={paths.newsletter}>{t('See the newsletter')}</ButtonLink>
      </p>
    </section>
  )
}
