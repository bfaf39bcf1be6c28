import { HONEYPOT_FIELD } from '#model/leads/inquiry.ts'
import { useLanguage } from '#ui/language-context.ts'

/** A field that only bots fill in. */
export function Honeypot() {
  const { t } = useLanguage()
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('Leave this empty')}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
