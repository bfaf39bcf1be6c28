import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { bouncePath, bounceProviderNames } from '#model/newsletter/bounce-providers.ts'
import { connectProviderSchema, providerSchema } from '#model/newsletter/suppressed-schemas.ts'
import { mutation, query, type ResultOf } from '#server/actions/action.ts'
import { POSTMARK_USER } from '#server/features/newsletter/bounces/providers/postmark.ts'
import {
  readProviders,
  removeProvider,
  writeProviderSecret,
} from '#server/features/newsletter/bounces/providers/provider-settings.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Who tells us of bounces and complaints. */
export const showProviders = query('owner', z.object({}), async (context) => {
  const { store, config, siteUrl, mail } = context
  const providers = await readProviders(store)
  return {
    /** The mailbox that is read, and the sender to whose address bounces go. */
    mailbox: config.inbox?.address ?? null,
    sender: mail.from?.address ?? (await context.content.site()).email,
    providers: providers.map((one) => ({
      ...one,
      address: `${siteUrl}${bouncePath(one.provider)}`,
    })),
  }
})

export type Providers = ResultOf<typeof showProviders>

/** Connects a provider. For Postmark, which does not sign, returns the secret address to enter there; it is never shown again. */
export const connectProvider = mutation(
  'owner',
  connectProviderSchema,
  async (context, { provider, secret }) => {
    if (!context.siteUrl) fail(409, 'Set SITE_URL first, and restart the server.')
    const key = provider === 'postmark' ? randomBytes(24).toString('hex') : secret
    await context.store.transaction().execute(async (transaction) => {
      await writeProviderSecret(transaction, context.secrets, provider, key)
      await audit(transaction, context, {
        action: 'newsletter.bounces-connected',
        subject: `bounces:${provider}`,
        summary: `Connected ${bounceProviderNames[provider]}, which tells of bounces`,
      })
    })
    const url = new URL(bouncePath(provider), context.siteUrl)
    if (provider === 'postmark') Object.assign(url, { username: POSTMARK_USER, password: key })
    const message = `${bounceProviderNames[provider]} is connected. Now enter the address there.`
    return { message, value: { address: provider === 'postmark' ? url.href : null } }
  },
)

export const disconnectProvider = mutation(
  'owner',
  providerSchema,
  async (context, { provider }) => {
    await context.store.transaction().execute(async (transaction) => {
      if (!(await removeProvider(transaction, provider))) {
        fail(409, `${bounceProviderNames[provider]} is not connected.`)
      }
      await audit(transaction, context, {
        action: 'newsletter.bounces-disconnected',
        subject: `bounces:${provider}`,
        summary: `Disconnected ${bounceProviderNames[provider]}, which told of bounces`,
      })
    })
    const message = `Disconnected. What ${bounceProviderNames[provider]} tells is refused.`
    return { message, value: null }
  },
)
