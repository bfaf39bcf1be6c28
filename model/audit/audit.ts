/** What the audit log can be narrowed to, and the nouns with which its actions begin ("post.published"). */
export const auditTopics = {
  leads: { name: 'Leads', nouns: ['lead', 'leads'] },
  newsletter: { name: 'Newsletter', nouns: ['subscriber', 'subscribers'] },
  blog: { name: 'Blog', nouns: ['post', 'posts'] },
  content: {
    name: 'Pages and settings',
    nouns: ['content', 'redirect', 'missing', 'missing-page'],
  },
  media: { name: 'Media', nouns: ['media'] },
  mail: { name: 'Email and webhooks', nouns: ['mail', 'webhook', 'outbox', 'self-check'] },
  people: { name: 'People', nouns: ['person', 'invitation'] },
  access: {
    name: 'Sign-ins and passwords',
    nouns: ['session', 'password', 'second-factor', 'passkey', 'secret-key', 'permission'],
  },
  privacy: { name: 'Privacy', nouns: ['address', 'retention'] },
} as const satisfies Record<string, { name: string; nouns: readonly string[] }>

export type AuditTopic = keyof typeof auditTopics

/** The topic of an action, in words; the noun itself where it belongs to none. */
export function auditTopicName(action: string) {
  const [noun = ''] = action.split('.', 1)
  const topic = Object.values(auditTopics).find(({ nouns }) =>
    (nouns as readonly string[]).includes(noun),
  )
  return topic?.name ?? noun
}
