import { z } from 'zod'
import type { FormResult } from '#model/form-result.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { PAUSE_MONTHS, preferenceMessages, topicField } from '#model/newsletter/preferences.ts'
import { PERSONAL_MAX } from '#model/newsletter/subscriber-data.ts'
import { line } from '#model/text.ts'
import type { Deps } from '#server/deps.ts'
import type { Details } from '#server/features/newsletter/details.ts'
import { SAMPLE_KEY } from '#server/features/newsletter/subscriber-key.ts'
import { unsubscribe } from '#server/features/newsletter/unsubscribe.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { validate } from '#server/platform/http/validate.ts'
import { withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { subscriberOf } from './show-preferences.ts'

const changes = ['save', 'pause', 'resume', 'unsubscribe'] as const

/** Handles a post of the page where subscribers choose what they get. Never throws. */
export function changePreferences(
  deps: Deps,
  client: Client,
  request: Request,
): Promise<FormResult> {
  return withErrorHandling(deps, preferenceMessages.failure, async (keep) => {
    const id = subscriberOf(deps, request.url)
    await deps.limits.count('newsletter', id ? { address: `subscriber ${id}` } : client)
    const settings = deps.content.current().newsletter
    const { t } = await deps.content.language()
    const schema = z.object({
      change: z.enum(changes, { error: preferenceMessages.answerRequired }),
      firstName: line(PERSONAL_MAX, t('First name'), t).default(''),
      language: z.enum(['', ...settings.languages]).default(''),
    })
    const topicFields = settings.topics.map((topic) => topicField(topic.id))
    const names = [...Object.keys(schema.shape), ...topicFields]
    const { fields, errors } = await readForm(request, { fields: names }, { keep })
    const [unknown] = Object.values(errors)
    if (unknown) fail(422, unknown, { errors })
    if (!id)
      fail(410, isSample(request) ? subscriptionMessages.sample : subscriptionMessages.unknown)
    const { change, firstName, language } = validate(schema, fields)
    if (change === 'unsubscribe') {
      return unsubscribe(deps, new URL(request.url).searchParams.get('key') ?? '')
    }
    if (change === 'save') {
      const topics = chosenTopics(settings, fields)
      await set(deps, id, {
        ...{ first_name: firstName || null, topics },
        ...(settings.languages.length > 1 && { language: language || null }),
      })
      return { status: 200, message: preferenceMessages.saved }
    }
    const isPause = change === 'pause'
    await set(deps, id, { paused_until: isPause ? endOfPause(deps.clock()) : null })
    return { status: 200, message: preferenceMessages[isPause ? 'paused' : 'resumed'] }
  })
}

function isSample({ url }: Request) {
  return new URL(url).searchParams.get('key') === SAMPLE_KEY
}

/** Null while there is nothing to choose, so that topics of later are not left out. */
function chosenTopics({ topics }: NewsletterSettings, fields: Record<string, string>) {
  if (topics.length === 0) return null
  const chosen = topics.filter(({ id }) => topicField(id) in fields).map(({ id }) => id)
  return chosen.length === topics.length ? null : JSON.stringify(chosen)
}

function endOfPause(now: Date) {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + PAUSE_MONTHS)
  return end.toISOString()
}

/** @throws HttpError 410 for somebody who is not subscribed */
async function set({ store }: Deps, id: string, change: Partial<Details>) {
  const { numUpdatedRows } = await store
    .updateTable('newsletter_subscribers')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail(410, preferenceMessages.ended)
}
