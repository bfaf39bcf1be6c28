import { data, useLocation } from 'react-router'
import { documentAnswer } from '#app/document-answer.ts'
import { servicesContext } from '#app/services.ts'
import {
  passPersonalHeaders,
  personalHeaders,
  personalMeta,
} from '#app/site/screens/personal-page.ts'
import { useSite } from '#app/use-site.ts'
import { isStored } from '#model/form-result.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import { preferenceMessages } from '#model/newsletter/preferences.ts'
import { paths } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import type { Route } from './+types/preferences.ts'
import { PauseForm, PreferencesForm, UnsubscribeForm } from './preference-forms.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { newsletter, content } = context.get(servicesContext)
  const [preferences, { t }] = await Promise.all([
    newsletter.preferences(request.url),
    content.language(),
  ])
  return data(
    { preferences, title: t('What you get from us') },
    { status: preferences ? 200 : 404, headers: personalHeaders },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  return documentAnswer(await context.get(servicesContext).newsletter.changePreferences(request))
}

export const headers = passPersonalHeaders

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  personalMeta(loaderData?.title ?? '', args)

/** What a subscriber gets, at the link of each email. Works without scripts. */
export default function PreferencesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { search } = useLocation()
  const { site } = useSite()
  const { preferences, title } = loaderData
  const isOpen = preferences?.state === 'subscribed'
  const action = `${search}#answer`
  return (
    <div className="column grid gap-10 pt-12 pb-section lg:pt-20">
      <div className="grid gap-5">
        <p className="label text-soft">{site.name}</p>
        <h1 className="display text-title">{title}</h1>
        {!isOpen && !actionData && (
          <p className="max-w-[46ch] text-intro">
            {t(preferences ? preferenceMessages.ended : subscriptionMessages.unknown)}
          </p>
        )}
      </div>
      {actionData && (
        <p
          id="answer"
          role={isStored(actionData) ? 'status' : 'alert'}
          tabIndex={-1}
          className={`max-w-[70ch] border-s-4 bg-raised px-5 py-4 font-semibold ${isStored(actionData) ? 'border-well text-well' : 'border-alarm text-alarm'}`}
        >
          {actionData.message}
        </p>
      )}
      {isOpen ? (
        <>
          <PreferencesForm {...{ preferences, action }} answer={actionData} />
          <PauseForm {...{ preferences, action }} />
          <UnsubscribeForm action={action} />
        </>
      ) : (
        site.parts.newsletter && (
          <p>
            <a href={paths.newsletter} className="font-semibold underline underline-offset-6">
              {t('Sign up again')}
            </a>
          </p>
        )
      )}
    </div>
  )
}
