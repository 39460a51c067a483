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
  { name: 'Facebook', mark: facebook },
  { name: 'Twitter', mark: twitter },
  { name: 'Google', mark: google },
  { name: 'YouTube', mark: youtube },
  { name: 'Vimeo', mark: vimeo },
  { name: 'Dribbble', mark: dribbble },
  { name: 'GitHub', mark: github },
  { name: 'Instagram', mark: instagram },
  { name: 'Pinterest', mark: pinterest },
  { name: 'Flickr', mark: flickr },
  { name: 'Bitbucket', mark: bitbucket },
] as const;
