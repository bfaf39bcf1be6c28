/** Specification 8; the answer is the same for new and known addresses. */
export const newsletterMessages = {
  success: 'Successfully subscribed to our newsletter!',
  failure: 'Failed to subscribe. Please try again.',
  network: 'Network error. Please check your connection and try again.',
} as const
