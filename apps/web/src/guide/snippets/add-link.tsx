import { Link } from 'react-router';
import { paths } from '../../paths.ts';

export function UploadLink() {
  return <Link to={paths.upload()}>Upload a log</Link>;
}
