/** Paths of the twelve services in the header's dropdown and the home page's tiles, in their order. */
export const menuServices = [
  'web-development',
  'app-development',
  'digital-marketing',
  'design-services',
  'seo-services',
  'social-media',
  'whatsapp-marketing',
  'video-production',
  'performance-media',
  'google-business',
  'erp-services',
  'email-marketing',
].map((slug) => `/services/${slug}`)
