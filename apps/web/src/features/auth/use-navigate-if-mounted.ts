import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Leads on once a page has done what it is for; who has left it by then stays where he went. */
export function useNavigateIfMounted() {
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return async (to: string, options: NavigateOptions) => {
    if (here.current) await navigate(to, options);
  };
}
