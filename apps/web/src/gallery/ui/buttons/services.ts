import bitbucket from '@fortawesome/fontawesome-free/svgs/brands/bitbucket.svg';
import dribbble from '@fortawesome/fontawesome-free/svgs/brands/dribbble.svg';
import facebook from '@fortawesome/fontawesome-free/svgs/brands/facebook-f.svg';
import flickr from '@fortawesome/fontawesome-free/svgs/brands/flickr.svg';
import github from '@fortawesome/fontawesome-free/svgs/brands/github.svg';
import google from '@fortawesome/fontawesome-free/svgs/brands/google.svg';
import instagram from '@fortawesome/fontawesome-free/svgs/brands/instagram.svg';
import pinterest from '@fortawesome/fontawesome-free/svgs/brands/pinterest-p.svg';
import twitter from '@fortawesome/fontawesome-free/svgs/brands/twitter.svg';
import vimeo from '@fortawesome/fontawesome-free/svgs/brands/vimeo-v.svg';
import youtube from '@fortawesome/fontawesome-free/svgs/brands/youtube.svg';

/** Eleven services and their logos, from Font Awesome Free (CC BY 4.0). */
export const services = [
  { name: 'Facebook', logo: facebook },
  { name: 'Twitter', logo: twitter },
  { name: 'Google', logo: google },
  { name: 'YouTube', logo: youtube },
  { name: 'Vimeo', logo: vimeo },
  { name: 'Dribbble', logo: dribbble },
  { name: 'GitHub', logo: github },
  { name: 'Instagram', logo: instagram },
  { name: 'Pinterest', logo: pinterest },
  { name: 'Flickr', logo: flickr },
  { name: 'Bitbucket', logo: bitbucket },
] as const;
