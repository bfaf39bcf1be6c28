import type { PageSource } from '#blocks/schema.ts'
import { listingPieces } from '#content/portfolios.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, servicePath } from '#model/paths.ts'

export const service: Service = {
  slug: 'google-business',
  title: 'Google Business Profile',
  line: 'Your shop on the map with the right hours, photos and answers.',
  lambda: 540,
  family: 'Search',
  inquiryService: 'Digital Marketing',
  menuPosition: 10,
}

const href = contactPath({ service: service.title, from: servicePath(service.slug) })
const start = { label: 'Get Started for Free', href }
const contact = { label: 'Contact Us', href }

/** The portfolio's picture of a topic. */
function pictureOf(id: string) {
  return listingPieces.find((piece) => piece.id === id)?.image
}

export const page: PageSource = {
  id: 'services/google-business',
  title: 'Google Business Profile: right on the map | Wavelength',
  description:
    'Maps listing, call tracking, special hours and reviews, looked after every week for one branch or two hundred. First check free, from $180 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services / Google Business Profile',
      title: 'On the map, open and well reviewed',
      intro:
        'Most people see your shop on Google Maps before they see it in the street. We keep the pin, the hours, the photos and the reviews true to life.',
      lambda: service.lambda,
      art: 'interference',
      scene: 'route',
      action: start,
    },
    {
      type: 'tabs',
      layout: 'accordion',
      id: 'topic',
      title: 'Four things to get right',
      tabs: [
        {
          id: 'maps-listing',
          name: 'Maps listing',
          description:
            'The pin on your door, not on the car park, and a profile verified by video, usually within five working days.',
          points: [
            'One main category, and up to nine that help',
            'No duplicate left over from the last owner',
            'Name, address and phone exactly as on your site',
          ],
          picture: pictureOf('map-pins-tidewater'),
        },
        {
          id: 'call-tracking',
          name: 'Call tracking',
          description:
            'You see which calls came from the map, when they came and how many went unanswered.',
          points: [
            'A tracking number in front, your own kept as the second',
            'A list of missed calls by nine the next morning',
            'We record neither calls nor callers’ numbers',
          ],
          picture: pictureOf('call-tracking-dar-al-noor'),
        },
        {
          id: 'special-hours',
          name: 'Special hours',
          description:
            'Eid, Diwali, Canada Day, stocktaking: entered two weeks ahead. A closed door behind a green “Open” costs you a review.',
          points: [
            'A holiday calendar for each of your locations',
            'One message to us for days nobody planned',
            'Separate hours for kitchen, counter and delivery',
          ],
          picture: pictureOf('special-hours-kesar'),
        },
        {
          id: 'reviews',
          name: 'Reviews',
          description:
            'A card and a link that make asking easy, and a reply to every review within two working days.',
          points: [
            'Replies in your own voice, not a template',
            'No gifts for stars: Google forbids it, and readers notice',
            'A monthly list of what people praise and what they don’t',
          ],
          picture: pictureOf('review-replies-lumen-dental'),
        },
      ],
    },
    {
      type: 'deliverables',
      title: 'What changes for you',
      layout: 'columns',
      items: [
        { title: 'Fewer wasted trips', description: 'Hours, entrance and parking are right.' },
        { title: 'More calls today', description: 'People who search “near me” want to go now.' },
        {
          title: 'Photos that help',
          description: 'Shopfront, inside, team, products. New ones monthly.',
        },
        {
          title: 'Better questions',
          description: 'Callers already know your prices and services.',
        },
        {
          title: 'Early warning',
          description: 'Edits by strangers are spotted and undone within a day.',
        },
        { title: 'One sheet for every branch', description: 'Two hundred locations, one source.' },
      ],
    },
    {
      type: 'quote',
      quote: 'People used to ask where we are. Now they ask when they can come.',
      name: 'Sadia Rahman',
      role: 'Optician, Patna. For two years the map had sent people to her old lane.',
    },
    {
      type: 'portfolio',
      id: 'listings',
      title: 'Listings we look after',
      intro: 'Hours, photos, replies: what people see before they see you.',
      layout: 'aside',
      arrowsOnSmall: false,
      pieces: listingPieces,
    },
    {
      type: 'figures',
      title: 'What a year of care changes',
      intro: 'Found in a week, and called a third more often after six months.',
      layout: 'row',
      figures: [
        { value: '5', label: 'working days until most profiles are verified' },
        { value: '+31%', label: 'calls and direction requests after six months (median)' },
        { value: '2 days', label: 'longest wait for a reply to a review' },
        { value: '$180', label: 'a month for one location, no minimum term' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Hand us one job, or all six',
      layout: 'cards',
      items: [
        {
          title: 'Set-up and verification',
          description: 'From nothing to a live pin. $350.',
          action: contact,
        },
        {
          title: 'Rescue',
          description: 'Suspended, duplicated or owned by someone who left.',
          action: contact,
        },
        {
          title: 'Weekly care',
          description: 'Hours, posts, photos, edits by strangers.',
          action: contact,
        },
        {
          title: 'Review desk',
          description: 'Asking, replying, and a monthly list of what people say.',
          action: contact,
        },
        {
          title: 'Branch management',
          description: 'Many profiles from one sheet, with permissions.',
          action: contact,
        },
        {
          title: 'Local pages',
          description: 'A page on your site for each pin, so the two agree.',
          action: contact,
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'Clinics found in two languages',
      cases: { collection: 'case', pick: ['dar-al-noor-clinics'] },
    },
    {
      type: 'price-guide',
      title: 'What it costs',
      intro: 'The profile itself is free, and so is our first check.',
      ranges: [
        {
          name: 'Set-up and verification',
          from: 350,
          per: 'project',
          weeks: { from: 1, to: 2 },
          includes: 'Categories, twenty photos, verification and a review card.',
        },
        {
          name: 'Weekly care, one location',
          from: 180,
          to: 180,
          per: 'month',
          includes: 'Hours, posts, photos, every review answered. No minimum term.',
        },
        {
          name: 'Rescue',
          from: 400,
          to: 900,
          per: 'project',
          weeks: { from: 1, to: 4 },
          includes: 'A profile that is suspended, duplicated or owned by someone who left.',
        },
        {
          name: 'Ten branches',
          from: 900,
          per: 'month',
          includes: '$90 per location from ten, $45 from fifty, all from one sheet.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Questions about Google Business Profile',
      questions: [
        {
          question: 'The profile is free. What am I paying for?',
          answer:
            'Our time. Set-up with verification, categories, twenty photos and a review card is $350 once. Care is $180 a month for one location, $90 each from ten, $45 each from fifty. The first check is free, and you can work through the list yourself.',
        },
        {
          question: 'We work from home and visit customers. Can we be listed?',
          answer:
            'Yes, as a service-area business: the address is hidden and you name up to twenty areas. Google may ask for a video of your tools, vehicle and papers.',
        },
        {
          question: 'Can you remove a bad review?',
          answer:
            'Only one that breaks Google’s rules: spam, insults or the wrong business, for example. We report those, and about a third come down. To the rest we write a calm reply, which the next customer will read.',
        },
        {
          question: 'Our profile was suspended. What now?',
          answer:
            'Do not open a second one. We collect your licence, lease and photos of the sign, correct whatever broke the rules and appeal. Of nine cases last year, eight were reinstated, after 4 to 26 days.',
        },
      ],
      call: {
        title: 'Send your address. We’ll check the map.',
        action: contact,
      },
    },
  ],
}
