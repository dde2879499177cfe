/** Beginnings of addresses that are no pages of the site: what counts and leads out, staff's side, answers and files. */
export const NO_PAGES = ['/go/', '/desk', '/api/', '/media/', '/embed/', '/feed', '/atom']
