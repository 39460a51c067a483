/** The place the four maps show. */
export const place = { lat: 40.712784, lng: -74.005941 };
export const ZOOM = 14;
export const PLACE_NAME = 'New York';

/** The same place on Google’s site, for servers without a key. */
export const PLACE_LINK = `https://www.google.com/maps/@${place.lat},${place.lng},${ZOOM}z`;
