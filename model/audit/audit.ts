/** The audited actions of each feature, as verbs: `leads.assigned`. A new action is added here. */
export const auditFeatures = {
  leads: {
    name: 'Leads',
    verbs: [
      'assigned',
      'deal-changed',
      'expired',
      'exported',
      'note-added',
      'replied',
      'reply-planned',
      'reply-undone',
      'settled',
      'stage-changed',
      'status-changed',
      'tags-changed',
    ],
  },
  calls: {
    name: 'Calls',
    verbs: [
      'assigned',
      'calendar-connected',
      'calendar-disconnected',
      'cancelled',
      'feed-removed',
      'feed-renewed',
      'hours-saved',
      'kind-added',
      'kind-changed',
      'kind-removed',
      'outcome-set',
    ],
  },
  offers: {
    name: 'Offers',
    verbs: ['accepted', 'created', 'declined', 'deleted', 'sent', 'withdrawn'],
  },
  newsletter: {
    name: 'Newsletter',
    verbs: [
      'added',
      'bounces-connected',
      'bounces-disconnected',
      'changed',
      'erased',
      'exported',
      'imported',
      'issue-deleted',
      'issue-failed',
      'issue-finished',
      'issue-paused',
      'issue-resumed',
      'issue-sent-again',
      'issue-started',
      'issue-stopped',
      'issue-published',
      'issue-withdrawn',
      'issue-tested',
      'suppressed',
      'suppression-lifted',
      'undone',
      'unsubscribed',
      'recipients-exported',
    ],
  },
  blog: {
    name: 'Blog',
    verbs: [
      'approved',
      'comment-added',
      'comment-answered',
      'comment-deleted',
      'comment-reopened',
      'comment-resolved',
      'created',
      'import-finished',
      'import-retried',
      'import-started',
      'import-undone',
      'import-uploaded',
      'preview-ended',
      'preview-shared',
      'removed',
      'restored',
      'review-requested',
      'sent-back',
      'trashed',
      'updated',
    ],
  },
  content: {
    name: 'Pages and settings',
    verbs: [
      'address-changed',
      'approved',
      'comment-added',
      'comment-answered',
      'comment-deleted',
      'comment-reopened',
      'comment-resolved',
      'deleted',
      'discarded',
      'drafted',
      'moved',
      'preview-ended',
      'preview-shared',
      'published',
      'republished',
      'restored',
      'reverted',
      'review-requested',
      'schedule-cancelled',
      'schedule-failed',
      'scheduled',
      'sent-back',
      'unpublished',
    ],
  },
  media: {
    name: 'Media',
    verbs: [
      'added',
      'deleted',
      'described',
      'focused',
      'font-added',
      'replaced',
      'samples-hidden',
      'samples-shown',
    ],
  },
  'not-found': { name: 'Missing pages', verbs: ['dismissed', 'restored'] },
  mail: {
    name: 'Email',
    verbs: ['failed-dismissed', 'failed-sent-again', 'sample-sent', 'sent-again'],
  },
  webhooks: {
    name: 'Webhooks',
    verbs: [
      'added',
      'changed',
      'removed',
      'secret-renewed',
      'old-secret-ended',
      'switched-off',
      'switched-on',
      'tested',
    ],
  },
  accounts: {
    name: 'Accounts and sign-ins',
    verbs: [
      'invitation-withdrawn',
      'invited',
      'joined',
      'passkey-added',
      'passkey-removed',
      'passkey-renamed',
      'password-changed',
      'password-link-created',
      'password-reset',
      'permission-denied',
      'recovery-codes-renewed',
      'removed',
      'renamed',
      'role-changed',
      'second-factor-added',
      'second-factor-removed',
      'second-factor-rule-changed',
      'session-ended',
      'sign-in-failed',
      'signature-changed',
      'signed-in',
      'signed-out',
      'token-created',
      'token-revoked',
    ],
  },
  assistants: { name: 'Assistants and scripts', verbs: ['called'] },
  insights: {
    name: 'Insights',
    verbs: ['counting-started', 'counting-stopped', 'note-added', 'note-changed', 'note-deleted'],
  },
  privacy: {
    name: 'Privacy',
    verbs: ['address-erased', 'address-exported', 'retention-changed'],
  },
  system: {
    name: 'System',
    verbs: [
      'backup-downloaded',
      'backup-started',
      'dkim-key-created',
      'dkim-removed',
      'dkim-selector-set',
      'dkim-started',
      'inbox-tested',
      'secret-key-replaced',
      'test-mail-sent',
    ],
  },
} as const satisfies Record<string, { name: string; verbs: readonly string[] }>

export type AuditFeature = keyof typeof auditFeatures

export type AuditAction = {
  [F in AuditFeature]: `${F}.${(typeof auditFeatures)[F]['verbs'][number]}`
}[AuditFeature]

const actions = new Set(
  Object.entries(auditFeatures).flatMap(([feature, { verbs }]) =>
    verbs.map((verb) => `${feature}.${verb}`),
  ),
)

/** @throws Error for an action that is not listed above. */
export function checkAuditAction(action: string) {
  if (actions.has(action)) return
  throw new Error(`There is no audit action "${action}". Add it to model/audit/audit.ts.`)
}

/** The display name of an action's feature. */
export function auditFeatureName(action: string) {
  const [feature = ''] = action.split('.', 1)
  return auditFeatures[feature as AuditFeature]?.name ?? feature
}
