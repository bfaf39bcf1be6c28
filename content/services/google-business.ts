import type { PageSource } from '#blocks/schema.ts'
import { listingPieces } from '#content/portfolios.ts'
import { casesById } from '#content/projects.ts'
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
    'Maps listing, call tracking, special hours and reviews looked after every week for one branch or two hundred. First check free, from $180 a month.',
  blocks: [
    {
      type: 'page-head',
      label: 'Google Business Profile / 540 nm',
      title: 'On the map, open, and well spoken of',
      lead: 'Most people meet your shop on Google Maps before they meet it in the street. We keep the pin, the hours, the photographs and the reviews as they are in life.',
      lambda: service.lambda,
      art: 'interference',
      action: start,
    },
    {
      type: 'tabs',
      layout: 'accordion',
      id: 'topic',
      title: 'Four things that must be right',
      tabs: [
        {
          id: 'maps-listing',
          name: 'Maps listing',
          description:
            'The pin on the door and not on the car park, and a profile that was verified by video, usually within five working days.',
          points: [
            'One category that wins, and up to nine that help',
            'No duplicate left over from the last owner',
            'Name, address and telephone as on your own site',
          ],
          picture: pictureOf('map-pins-tidewater'),
        },
        {
          id: 'call-tracking',
          name: 'Call tracking',
          description:
            'You learn which calls came from the map, when they came, and how many rang out.',
          points: [
            'A tracking number in front, your own kept as the second',
            'Missed calls on one list by nine the next morning',
            'Numbers are not recorded, and no caller is',
          ],
          picture: pictureOf('call-tracking-dar-al-noor'),
        },
        {
          id: 'special-hours',
          name: 'Special hours',
          description:
            'Eid, Diwali, Canada Day, stocktaking: entered a fortnight before. A closed door behind a green “Open” costs you a review.',
          points: [
            'A calendar of holidays for each of your places',
            'One message to us for a day that nobody planned',
            'Hours of the kitchen, the counter and the delivery apart',
          ],
          picture: pictureOf('special-hours-kesar'),
        },
        {
          id: 'reviews',
          name: 'Reviews',
          description:
            'A card and a link that make asking easy, and an answer to every review within two working days.',
          points: [
            'Answers in the words of your shop, not of a template',
            'No gifts for stars: Google forbids it and readers notice',
            'A monthly list of what people praise and what they miss',
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
        { title: 'Fewer wasted trips', description: 'Hours, entrance and parking are true.' },
        { title: 'More calls in the hour', description: 'People who search “near me” go today.' },
        {
          title: 'Pictures that help',
          description: 'Front, inside, team, product. New ones monthly.',
        },
        {
          title: 'Better questions',
          description: 'Prices and services are listed, so callers know them.',
        },
        {
          title: 'Early warning',
          description: 'Edits by strangers are seen and undone within a day.',
        },
        { title: 'One sheet for all branches', description: 'Two hundred locations, one source.' },
      ],
    },
    {
      type: 'quote',
      quote: 'People used to ask where we are; today they ask when they can come.',
      name: 'Sadia Rahman',
      role: 'Optician, Patna. For two years the map had sent people to her old lane.',
    },
    {
      type: 'portfolio',
      id: 'listings',
      title: 'Listings we keep',
      lead: 'Hours, photos, replies: what people see before they see you.',
      layout: 'aside',
      arrowsOnSmall: false,
      pieces: listingPieces,
    },
    {
      type: 'figures',
      title: 'From forty-one profiles in our care',
      figures: [
        { value: '5', label: 'working days until most profiles are verified' },
        { value: '+31%', label: 'calls and route requests after six months, middle value' },
        { value: '2 days', label: 'longest wait for an answer to a review' },
        { value: '$180', label: 'a month for one location, no minimum term' },
      ],
    },
    {
      type: 'deliverables',
      title: 'Six services, singly or together',
      layout: 'cards',
      items: [
        {
          title: 'Set-up and verification',
          description: 'From nothing to a live pin. $350.',
          action: contact,
        },
        {
          title: 'Rescue',
          description: 'Suspended, duplicated or owned by somebody who left.',
          action: contact,
        },
        {
          title: 'Weekly care',
          description: 'Hours, posts, photographs, edits by strangers.',
          action: contact,
        },
        {
          title: 'Review desk',
          description: 'Asking, answering, and a monthly list of what people say.',
          action: contact,
        },
        {
          title: 'Branch management',
          description: 'Many profiles from one sheet, with permissions.',
          action: contact,
        },
        {
          title: 'Local pages',
          description: 'A page on your site for each pin, so that both agree.',
          action: contact,
        },
      ],
    },
    {
      type: 'price-guide',
      title: 'What the care costs',
      lead: 'The profile itself is free, and so is our first check.',
      ranges: [
        {
          name: 'Set-up and verification',
          from: 350,
          currency: 'USD',
          per: 'project',
          weeks: { from: 1, to: 2 },
          includes:
            'Categories, twenty photographs, verification and a card that asks for reviews.',
        },
        {
          name: 'Weekly care, one location',
          from: 180,
          to: 180,
          currency: 'USD',
          per: 'month',
          includes: 'Hours, posts, photographs, every review answered. No minimum term.',
        },
        {
          name: 'Rescue',
          from: 400,
          to: 900,
          currency: 'USD',
          per: 'project',
          weeks: { from: 1, to: 4 },
          includes: 'A profile that is suspended, duplicated or owned by somebody who left.',
        },
        {
          name: 'Ten branches',
          from: 900,
          currency: 'USD',
          per: 'month',
          includes: '$90 for each location from ten, $45 from fifty, all from one sheet.',
        },
      ],
    },
    {
      type: 'related-cases',
      title: 'Found in two languages',
      cases: casesById('dar-al-noor-clinics'),
    },
    {
      type: 'questions',
      title: 'Asked over the counter',
      questions: [
        {
          question: 'The profile is free. What do I pay for?',
          answer:
            'For the hours. Set-up with verification, categories, twenty photographs and a review card is $350 once. Care is $180 a month for one location, $90 each from ten, $45 each from fifty. The first check is free and you can do the list yourself.',
        },
        {
          question: 'We work from home and visit customers. Can we be listed?',
          answer:
            'Yes, as a service-area business: the address is hidden and up to twenty areas are named. Google may ask for a video of your tools, vehicle and papers.',
        },
        {
          question: 'Can you remove a bad review?',
          answer:
            'Only one that breaks Google’s rules, such as spam, insults or the wrong business. We report those; about a third come down. To the others we write a calm answer, and that answer is read by the next customer.',
        },
        {
          question: 'Our profile was suspended. What now?',
          answer:
            'Do not open a second one. We collect licence, rent contract and photographs of the sign, correct what broke the rules and appeal. Of nine cases last year eight came back, after 4 to 26 days.',
        },
      ],
    },
    {
      type: 'posts',
      layout: 'list',
      title: 'Read before you open',
      category: 'Implementation',
    },
    {
      type: 'contact-band',
      title: 'Send us your shop’s name and street, and we will list what the map has wrong.',
      action: contact,
    },
  ],
}
