/** A product that we work with: its name, its slug in simple-icons and what we use it for. */
export type Tool = { name: string; slug: string; use: string }

// A new one needs its mark: npm run marks.

export const webTechnologies: Tool[] = [
  { name: 'TypeScript', slug: 'typescript', use: 'Every line we write for the browser.' },
  { name: 'React', slug: 'react', use: 'Pages that react to the user.' },
  { name: 'Next.js', slug: 'nextdotjs', use: 'Server-rendered sites.' },
  { name: 'Astro', slug: 'astro', use: 'Sites that are mostly words.' },
  { name: 'Tailwind CSS', slug: 'tailwindcss', use: 'Styles from tokens.' },
  { name: 'Node.js', slug: 'nodedotjs', use: 'Servers and forms.' },
  { name: 'Laravel', slug: 'laravel', use: 'Where your team knows PHP.' },
  { name: 'WordPress', slug: 'wordpress', use: 'Where your editors already know it.' },
  { name: 'Strapi', slug: 'strapi', use: 'Content for more than one site.' },
  { name: 'Payload', slug: 'payloadcms', use: 'Content beside your own code.' },
  { name: 'Shopify', slug: 'shopify', use: 'Shops that somebody else keeps running.' },
  { name: 'PostgreSQL', slug: 'postgresql', use: 'Your data.' },
  { name: 'Docker', slug: 'docker', use: 'The same machine everywhere.' },
  { name: 'Vercel', slug: 'vercel', use: 'Hosting with no server to look after.' },
]

export const appTechnologies: Tool[] = [
  {
    name: 'Flutter',
    slug: 'flutter',
    use: 'Draws its own interface, so both systems look the same.',
  },
  { name: 'React Native', slug: 'react', use: 'Best where your web team writes React.' },
  { name: 'Swift', slug: 'swift', use: 'Widgets, Watch, Health: what must be native on iOS.' },
  { name: 'Kotlin', slug: 'kotlin', use: 'Kiosks, scanners and field staff on Android.' },
  {
    name: 'Jetpack Compose',
    slug: 'jetpackcompose',
    use: 'Android screens, down to 2 GB of memory.',
  },
  { name: 'SQLite', slug: 'sqlite', use: 'Orders and visits recorded offline.' },
  { name: 'PostgreSQL', slug: 'postgresql', use: 'Your data, exportable any day.' },
  { name: 'Laravel', slug: 'laravel', use: 'The server, with a documented API.' },
  { name: 'Firebase', slug: 'firebase', use: 'Notifications, kept replaceable.' },
  { name: 'Sentry', slug: 'sentry', use: 'Every crash, with the line it came from.' },
  { name: 'Razorpay', slug: 'razorpay', use: 'UPI and cards in India.' },
  { name: 'Stripe', slug: 'stripe', use: 'Cards and Apple Pay everywhere else.' },
]

/**
 * What a shop can be built on, by the names the platforms use. Magento has no mark in simple-icons; WooCommerce's is
 * its name in letters of four units of 24, which no chip shows legibly.
 */
export const shopPlatforms: { name: string; slug?: string }[] = [
  { name: 'Shopify', slug: 'shopify' },
  { name: 'WooCommerce' },
  { name: 'Magento' },
  { name: 'BigCommerce', slug: 'bigcommerce' },
  { name: 'Custom Node.js/React', slug: 'nodedotjs' },
  { name: 'API integration' },
]

export const designTools: Tool[] = [
  { name: 'Figma', slug: 'figma', use: 'Screens, components and your comments.' },
  { name: 'Penpot', slug: 'penpot', use: 'The same, when files must stay on your servers.' },
  { name: 'Sketch', slug: 'sketch', use: 'Libraries that started there and still grow.' },
  { name: 'Framer', slug: 'framer', use: 'A page that moves before it is built.' },
  { name: 'Blender', slug: 'blender', use: 'Packs and products before they exist.' },
  { name: 'Krita', slug: 'krita', use: 'Illustration by hand, with a pen.' },
  { name: 'FontForge', slug: 'fontforge', use: 'Lettering for a brand that needs its own.' },
  { name: 'Rive', slug: 'rive', use: 'Logos and buttons that react to a touch.' },
  { name: 'LottieFiles', slug: 'lottiefiles', use: 'Small animations any phone can play.' },
  { name: 'Miro', slug: 'miro', use: 'A whiteboard for people in four cities.' },
]
