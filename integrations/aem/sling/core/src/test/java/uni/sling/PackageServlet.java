package uni.sling;

import java.io.IOException;
import javax.jcr.RepositoryException;
import javax.jcr.Session;
import javax.servlet.Servlet;
import org.apache.jackrabbit.vault.fs.io.ImportOptions;
import org.apache.jackrabbit.vault.packaging.JcrPackage;
import org.apache.jackrabbit.vault.packaging.JcrPackageManager;
import org.apache.jackrabbit.vault.packaging.PackageException;
import org.apache.jackrabbit.vault.packaging.PackageId;
import org.apache.jackrabbit.vault.packaging.Packaging;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.SlingHttpServletResponse;
import org.apache.sling.api.servlets.SlingAllMethodsServlet;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Installs and uninstalls packages by their bytes, as AEM's Package Manager does, and shows what is in a folder. */
@Component(service = Servlet.class, property = {"sling.servlet.paths=/bin/uni-packages", "sling.servlet.methods=GET",
    "sling.servlet.methods=PUT", "sling.servlet.methods=DELETE"})
public final class PackageServlet extends SlingAllMethodsServlet {
    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(PackageServlet.class);

    @Reference
    private transient Packaging packaging;

    @Override
    protected void doGet(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        try {
            sessionOf(request).exportDocumentView(request.getParameter("path"), response.getOutputStream(), true, false);
        } catch (RepositoryException error) {
            response.sendError(404, error.getMessage());
        }
    }

    @Override
    protected void doPut(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        answer(request, response, packages -> {
            try (JcrPackage uploaded = packages.upload(request.getInputStream(), true)) {
                uploaded.install(new ImportOptions());
            }
        });
    }

    @Override
    protected void doDelete(SlingHttpServletRequest request, SlingHttpServletResponse response) throws IOException {
        PackageId id = PackageId.fromString(request.getParameter("id"));
        answer(request, response, packages -> packages.open(id).uninstall(new ImportOptions()));
    }

    private interface Step {
        void with(JcrPackageManager packages) throws RepositoryException, PackageException, IOException;
    }

    private void answer(SlingHttpServletRequest request, SlingHttpServletResponse response, Step step)
        throws IOException {
        try {
            step.with(packaging.getPackageManager(sessionOf(request)));
        } catch (RepositoryException | PackageException | IOException | IllegalStateException error) {
            LOG.error("{} cannot be done by {}", request.getMethod(), request.getRemoteUser(), error);
            response.sendError(500, error.toString());
        }
    }

    private static Session sessionOf(SlingHttpServletRequest request) {
        return request.getResourceResolver().adaptTo(Session.class);
    }
}
