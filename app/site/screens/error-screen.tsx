import { paths } from '#model/paths.ts'
import { WAVE_NAME_MAX } from '#model/wave-name.ts'
import { useLanguage } from '#ui/language-context.ts'
/** Shown when what was asked for cannot be read. */
export function RefusalScreen() {
  const { t } = useLanguage()
  return (
    <section className="column grid min-h-[70svh] content-center gap-6 py-section">
      <h1 className="display text-title">{t('This name cannot be drawn')}</h1>
      <p className="max-w-[60ch] text-intro">
        {t('A name can have up to {max} readable characters. Please try another.', {
          max: WAVE_NAME_MAX,
        })}
      </p>
      <p>
        <a href={paths.home} className="font-semibold underline underline-offset-6">
          {t('Go to the home page')}
        </a>
      </p>
    </section>
  )
}

/** Shown when a page fails to load. */
export function ErrorScreen() {
  const { t } = useLanguage()
  return (
    <section className="column grid min-h-[70svh] content-center gap-6 py-section">
      <h1 className="display text-title">{t('This page did not load')}</h1>
      <p className="max-w-[60ch] text-intro">
        {t(
          'Something went wrong on our side, or on the way to you. Please reload the page. If it keeps happening, use the email address or phone number below.',
        )}
      </p>
      <p>
        {/* A full page load, in case the scripts failed. */}
        <a href="?" className="font-semibold underline underline-offset-6">
          {t('Reload this page')}
        </a>
      </p>
    </section>
  )
}
