import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

export function OpenMatchButton({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(paths.match(id))}>
      Open the match
    </button>
  );
}
