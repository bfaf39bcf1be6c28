import { useLanguage } from '#ui/language-context.ts'
/** Marks a page as a draft preview. */
export function PreviewRibbon() {
  const { t } = useLanguage()
  return (
    <p className="label ground-ink px-gutter py-2 text-center" role="status">
      {t('Preview of a draft. Visitors do not see this yet.')}
    </p>
  )
}
