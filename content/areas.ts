/** Countries with an office; search engines read them as the area that the services are for. */
export const areasServed = ['India', 'United Arab Emirates', 'Saudi Arabia', 'Canada']
