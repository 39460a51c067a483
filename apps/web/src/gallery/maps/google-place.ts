/** The place the four maps show. */
export const place = { lat: 40.712784, lng: -74.005941 };
export const zoom = 14;
export const placeName = 'New York';

/** The same place on Google’s site, for servers without a key. */
export const placeLink = `https://www.google.com/maps/@${place.lat},${place.lng},${zoom}z`;
