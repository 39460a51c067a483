import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Returns a navigate function that does nothing once the page has been left. */
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
