/**
 * Has a browser forget drafts, last views and files of the desk. Not cookies: the session's is ended by name, and by
 * another one this browser is known again at the door. (https://www.w3.org/TR/clear-site-data/)
 */
export const FORGET_ALL = { 'Clear-Site-Data': '"cache", "storage"' }
