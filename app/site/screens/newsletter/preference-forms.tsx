import type { FormResult } from '#model/form-result.ts'
import { type Preferences, topicField } from '#model/newsletter/preferences.ts'
import { PERSONAL_MAX } from '#model/newsletter/subscriber-data.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/field.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type FormProps = { preferences: Preferences; action: string }

const headingClass = 'display text-[clamp(1.625rem,2.8vw,2.5rem)] leading-none'

/** Topics, language and name. */
export function PreferencesForm({
  preferences: { topics, languages, firstName },
  action,
  answer,
}: FormProps & { answer: FormResult | undefined }) {
  const { t } = useLanguage()
  const { errors = {}, values } = answer ?? {}
  return (
    <form
      method="post"
      action={action}
      noValidate
      aria-label={t('What you get')}
      className="grid max-w-xl justify-items-start gap-7 *:w-full"
    >
      {topics.length > 0 && (
        <Choices id="topics" label={t('What are you interested in?')}>
          {topics.map(({ id, name, isChosen }) => (
            <label
              key={id}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 wrap-anywhere"
            >
              <input
                type="checkbox"
                name={topicField(id)}
                value="yes"
                defaultChecked={isChosen}
                className="size-5 flex-none accent-ink"
              />
              {name}
            </label>
          ))}
        </Choices>
      )}
      {languages.length > 0 && (
        <SelectField
          id="language"
          name="language"
          label={t('In which language?')}
          defaultValue={languages.find(({ isChosen }) => isChosen)?.code ?? ''}
          error={errors.language}
        >
          <option value="">{t('In any')}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id="first-name"
        name="firstName"
        label={t('First name')}
        hint={t('So that our emails can address you by name. You can leave it empty.')}
        autoComplete="given-name"
        maxLength={PERSONAL_MAX}
        defaultValue={errors.firstName ? values?.firstName : firstName}
        error={errors.firstName}
      />
      <input type="hidden" name="change" value="save" />
      <div>
        <Button type="submit">{t('Save')}</Button>
      </div>
    </form>
  )
}

/** Stops all emails for three months, or begins again. */
export function PauseForm({ preferences: { pausedUntil }, action }: FormProps) {
  const { t } = useLanguage()
  const isPaused = pausedUntil !== null
  return (
    <form
      method="post"
      action={action}
      aria-labelledby="pause"
      className="grid justify-items-start gap-5 border-t border-line pt-8"
    >
      <h2 id="pause" className={headingClass}>
        {isPaused ? t('Paused until {day}', { day: pausedUntil }) : t('Too much right now?')}
      </h2>
      <p className="max-w-[46ch]">
        {isPaused
          ? t('Until then you get no emails from us.')
          : t('Pause our emails for three months. They begin again by themselves.')}
      </p>
      <input type="hidden" name="change" value={isPaused ? 'resume' : 'pause'} />
      <Button type="submit" variant="outline">
        {isPaused ? t('Resume now') : t('Pause for three months')}
      </Button>
    </form>
  )
}

/** Ends the subscription. */
export function UnsubscribeForm({ action }: { action: string }) {
  const { t } = useLanguage()
  return (
    <form
      method="post"
      action={action}
      aria-labelledby="end"
      className="grid justify-items-start gap-5 border-t border-line pt-8"
    >
      <h2 id="end" className={headingClass}>
        {t('No emails any more?')}
      </h2>
      <p className="max-w-[46ch]">
        {t('We keep your address only to remember that you unsubscribed.')}
      </p>
      <input type="hidden" name="change" value="unsubscribe" />
      <Button type="submit" variant="outline">
        {t('Unsubscribe from everything')}
      </Button>
    </form>
  )
}
